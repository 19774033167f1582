import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task4MiniReplaySubjectTests: XCTestCase {
  private let log = Log()

  func test_a_completion_is_recorded_after_the_values() {
    let subject = MiniReplaySubject<Int>(capacity: 1)
    log.listen("a", to: subject)
    subject.sendNext(1)
    subject.sendCompleted()
    log.listen("b", to: subject)
    XCTAssertEqual(
      log.lines, ["a1", "a|", "b1", "b|"],
      "The completion is recorded, so “b”, which subscribes late, should get 1 and the completion.")
  }

  func test_the_last_values_are_recorded() {
    let subject = MiniReplaySubject<Int>(capacity: 2)
    [1, 2, 3].forEach(subject.sendNext)
    log.listen("a", to: subject)
    subject.sendNext(4)
    log.listen("b", to: subject)
    XCTAssertEqual(
      log.lines, ["a2", "a3", "a4", "b3", "b4"],
      "With capacity 2, “a” should get 2 and 3 from the recording, and “b” should get 3 and 4.")
  }

  func test_a_new_subscriber_gets_the_recording_and_then_new_values() {
    let subject = MiniReplaySubject<Int>()
    log.listen("a", to: subject)
    subject.sendNext(1)
    subject.sendNext(2)
    log.listen("b", to: subject)
    subject.sendNext(3)
    XCTAssertEqual(
      log.lines, ["a1", "a2", "b1", "b2", "a3", "b3"],
      "“b” should get the recording, 1 and 2, and then “a” and “b” should both get 3.")
  }

  func test_an_error_is_recorded_even_with_capacity_0() {
    let subject = MiniReplaySubject<Int>(capacity: 0)
    subject.sendNext(1)
    subject.sendError(Failure())
    log.listen("a", to: subject)
    XCTAssertEqual(
      log.lines, ["a#"], "With capacity 0, a new subscriber should get only the error.")
  }

  func test_after_a_completion_nothing_is_recorded_or_sent() {
    let subject = MiniReplaySubject<Int>()
    subject.sendNext(1)
    subject.sendCompleted()
    subject.sendNext(2)
    subject.sendError(Failure())
    log.listen("a", to: subject)
    subject.sendNext(3)
    XCTAssertEqual(
      log.lines, ["a1", "a|"],
      "After the completion, nothing should be recorded or sent.")
  }

  func test_a_value_is_recorded_before_it_is_sent() {
    let subject = MiniReplaySubject<Int>()
    log.listen("a", to: subject) { value in
      if value == 1 { self.log.listen("b", to: subject) }
    }
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(
      log.lines, ["a1", "b1", "a2", "b2"],
      "1 should be recorded before it is sent, so “b” should get 1 and 2, each once.")
  }

  func test_a_completion_is_recorded_before_it_is_sent() {
    let subject = MiniReplaySubject<Int>()
    subject.sendNext(1)
    subject.subscribe(completed: { self.log.listen("b", to: subject) })
    subject.sendCompleted()
    XCTAssertEqual(
      log.lines, ["b1", "b|"],
      "A completion should be recorded before it is sent, so “b” should get 1 and the completion.")
  }

  func test_old_values_are_released() {
    let subject = MiniReplaySubject<Photo>(capacity: 2)
    let count = Count()
    for number in 1...1000 { subject.sendNext(Photo(number, count)) }
    XCTAssertLessThan(
      count.alive, 100, "With capacity 2, fewer than 100 of 1000 values should be in memory.")
    var heard: [Int] = []
    subject.subscribe(next: { heard.append($0.number) })
    XCTAssertEqual(
      heard, [999, 1000], "With capacity 2, a new subscriber should get 999 and 1000.")
  }

  /// A count of the photos in memory.
  private final class Count {
    var alive = 0
  }

  private final class Photo {
    let number: Int
    private let count: Count

    init(_ number: Int, _ count: Count) {
      self.number = number
      self.count = count
      count.alive += 1
    }

    deinit { count.alive -= 1 }
  }
}
