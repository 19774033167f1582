import XCTest

@testable import ReactiveCore

/// What holds here instead, where no other suite shows it.
///
/// `Exceptions.txt` tells why.
final class DifferencesTests: XCTestCase {
  let log = Log()

  func test_each_return_is_a_signal_of_its_own_with_a_name_of_its_own() {
    let (one, other) = (Signal<Int?>.return(nil), Signal<Int?>.return(nil))
    one.setName("nothing")
    XCTAssertFalse(one === other)
    XCTAssertNotEqual(one.name, other.name)
  }

  func test_throttle_and_delay_send_on_the_scheduler_they_are_told() {
    let (told, current) = (TestScheduler(), TestScheduler())
    let letters = Source<String>()
    let check: (String) -> Void = { self.log.add("\($0) \(Scheduler.current === told)") }
    letters.signal.throttle(.seconds(1), on: told).subscribeNext(check)
    letters.signal.delay(.seconds(2), on: told).subscribeNext(check)
    current.schedule { letters.sendNext("A") }
    current.run()
    XCTAssertEqual(log.lines, [])
    told.run()
    XCTAssertEqual(log.lines, ["A true", "A true"])
  }

  func test_map_calls_a_closure_that_came_with_its_arguments() {
    let sum: (Int, Int?) -> Int = { $0 + ($1 ?? 0) }
    let calls = Signal<((Int, Int?) -> Int, Int, Int?)>.values((sum, 1, 2), (sum, 3, nil))
    XCTAssertEqual(calls.map { $0($1, $2) }.syncLines, ["3", "3", "completed"])
  }

  func test_and_and_or_stop_at_the_value_that_decides() {
    XCTAssertEqual(Signal.values([true, false, true], [true]).and().syncLines.first, "false")
    XCTAssertEqual(Signal.values([false, true, false]).or().syncLines.first, "true")
  }

  func test_waiting_with_a_time_limit_throws_when_the_time_is_over() {
    let endless = Signal<Int>.never().timeout(.milliseconds(1), on: .background())
    XCTAssertThrowsError(try endless.waitUntilCompleted()) {
      XCTAssertEqual("\($0)", "\(SignalError.timedOut)")
    }
  }
}
