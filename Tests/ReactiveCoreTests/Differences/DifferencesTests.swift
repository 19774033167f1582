import XCTest

@testable import ReactiveCore

/// Tests of the differences from RAC that no other test class covers.
///
/// `Exceptions.txt` explains the differences.
final class DifferencesTests: XCTestCase {
  let log = Log()

  func test_each_return_creates_a_signal_with_its_own_name() {
    let (one, other) = (Signal<Int?>.return(nil), Signal<Int?>.return(nil))
    one.setName("nothing")
    XCTAssertFalse(one === other)
    XCTAssertNotEqual(one.name, other.name)
  }

  func test_throttle_and_delay_send_on_the_given_scheduler() {
    let (given, current) = (TestScheduler(), TestScheduler())
    let letters = Source<String>()
    let check: (String) -> Void = { self.log.add("\($0) \(Scheduler.current === given)") }
    letters.signal.throttle(.seconds(1), on: given).subscribeNext(check)
    letters.signal.delay(.seconds(2), on: given).subscribeNext(check)
    current.schedule { letters.sendNext("A") }
    current.run()
    XCTAssertEqual(log.lines, [])
    given.run()
    XCTAssertEqual(log.lines, ["A true", "A true"])
  }

  func test_map_can_call_a_closure_from_a_tuple_with_its_arguments() {
    let sum: (Int, Int?) -> Int = { $0 + ($1 ?? 0) }
    let calls = Signal<((Int, Int?) -> Int, Int, Int?)>.values((sum, 1, 2), (sum, 3, nil))
    XCTAssertEqual(calls.map { $0($1, $2) }.syncLines, ["3", "3", "completed"])
  }

  func test_and_and_or_combine_all_values_of_a_list() {
    XCTAssertEqual(Signal.values([true, false, true], [true]).and().syncLines.first, "false")
    XCTAssertEqual(Signal.values([false, true, false]).or().syncLines.first, "true")
  }

  func test_waiting_with_a_time_limit_throws_when_the_time_is_over() {
    let endless = Signal<Int>.never().timeout(.milliseconds(1), on: .background())
    XCTAssertThrowsError(try endless.waitUntilCompleted()) {
      XCTAssertEqual("\($0)", "\(SignalError.timedOut)")
    }
  }

  func test_a_tuple_is_packed_unpacked_extended_and_described_and_keeps_nil() {
    let pairs = Signal<String?>.values("A", nil).map { ($0, $0 == nil ? 2 : nil) }
    let longer = pairs.map { pair in
      let (letter, number) = pair
      return (letter, number, true)
    }
    XCTAssertEqual(
      longer.syncLines,
      [#"(Optional("A"), nil, true)"#, "(nil, Optional(2), true)", "completed"])
  }

  // VAL-TUPLE-6
  func test_unpacked_values_are_released_with_the_closure_that_captures_them() {
    let living = Counter()
    var later: (() -> Void)?
    Signal.defer { .return(CountedObject(in: living)) }.zip(with: Signal.return(1))
      .subscribeNext { object, _ in later = { object.touch() } }
    XCTAssertEqual(living.value, 1)
    later?()
    later = nil
    XCTAssertEqual(living.value, 0)
  }

  func test_void_carries_no_value() {
    let (presses, log) = (Subject<Void>(), Log())
    log.record(presses)
    presses.sendNext(())
    presses.sendNext(())
    XCTAssertEqual(log.lines, ["()", "()"])
  }
}
