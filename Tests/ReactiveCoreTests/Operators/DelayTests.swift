import ReactiveCore
import XCTest

final class DelayTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()
  let letters = Source<String>()

  func test_SIG_DELAY_1_SIG_DELAY_5_values_and_completion_come_later_in_order() {
    log.record(letters.signal.delay(.seconds(3), on: scheduler), at: scheduler)
    letters.sendNext("A")
    letters.sendNext("B")
    scheduler.advance(by: .seconds(1))
    letters.sendNext("C")
    letters.sendCompleted()
    scheduler.advance(by: .seconds(9))
    XCTAssertEqual(log.lines, ["3 A", "3 B", "4 C", "4 completed"])
  }

  func test_SIG_DELAY_1_zero_waits_for_the_next_turn() {
    log.record(Signal.values(1).delay(.zero, on: scheduler))
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "completed"])
  }

  func test_SIG_DELAY_2_GEN_COLD_2_an_error_overtakes_what_waits_and_drops_it() {
    log.record(letters.signal.delay(.seconds(3), on: scheduler), at: scheduler)
    letters.sendNext("A")
    scheduler.advance(by: .seconds(1))
    letters.sendError(Failure("lost"))
    scheduler.run()
    XCTAssertEqual(log.lines, ["1 error lost"])
  }
}
