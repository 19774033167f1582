import ReactiveCore
import XCTest

final class EventTests: XCTestCase {
  let next = Event<Int>.next(1)
  let error = Event<Int>.error(Failure("lost"))
  let completed = Event<Int>.completed

  // VAL-EVENT-1
  func test_only_errors_and_completion_are_terminating() {
    XCTAssertFalse(next.isTerminating)
    XCTAssertTrue(error.isTerminating)
    XCTAssertTrue(completed.isTerminating)
  }

  // VAL-EVENT-3
  func test_only_next_has_a_value_and_only_error_has_an_error() {
    XCTAssertEqual([next, error, completed].map(\.value), [1, nil, nil])
    XCTAssertEqual([next, error, completed].map { $0.error.map { "\($0)" } }, [nil, "lost", nil])
    XCTAssertEqual(Event<Int?>.next(nil).value, .some(nil))
    XCTAssertNotEqual(Event<Int?>.completed.value, .some(nil))
    XCTAssertNotEqual(Event<Int?>.error(Failure("lost")).value, .some(nil))
    XCTAssertNil(Event<Int?>.next(nil).error)
  }

  // VAL-EVENT-4
  func test_events_with_the_same_kind_and_payload_are_equal_and_hash_alike() {
    XCTAssertEqual(next, .next(1))
    XCTAssertNotEqual(next, .next(2))
    XCTAssertEqual(error, .error(Failure("lost")))
    XCTAssertNotEqual(error, .error(Failure("late")))
    XCTAssertEqual(completed, .completed)
    XCTAssertEqual(Event<Int?>.next(nil), .next(nil))
    XCTAssertNotEqual(Event<Int?>.next(nil), .completed)
    let all: [Event<Int>] = [next, error, completed, .next(2), .error(Failure("late"))]
    XCTAssertEqual(Set(all + all).count, 5)
    XCTAssertEqual(Set(all.map(\.hashValue)).count, 5)
    let reading = String(reflecting: Failure("lost"))
    XCTAssertNotEqual(
      Event<String>.next(reading).hashValue, Event<String>.error(Failure("lost")).hashValue)
  }

  func test_an_event_is_described_like_the_call_that_sends_it() {
    XCTAssertEqual(
      [next, error, completed].map(\.description), ["next(1)", "error(lost)", "completed"])
  }
}
