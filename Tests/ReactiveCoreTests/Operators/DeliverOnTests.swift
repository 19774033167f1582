import ReactiveCore
import XCTest

final class DeliverOnTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  func test_SIG_DELIVERON_1_every_event_takes_a_turn_of_its_own_in_order() {
    log.record(Signal.values(1, 2).deliver(on: scheduler))
    XCTAssertEqual(log.lines, [])
    for line in ["1", "2", "completed"] {
      scheduler.step()
      XCTAssertEqual(log.takeLines(), [line])
    }
  }

  func test_SIG_DELIVERON_2_effects_of_the_source_stay_where_they_are() {
    let source = Signal.values(1).doNext { _ in
      self.log.add("effect on the scheduler: \(Scheduler.current === self.scheduler)")
    }
    source.deliver(on: scheduler).subscribeNext { _ in
      self.log.add("value on the scheduler: \(Scheduler.current === self.scheduler)")
    }
    scheduler.run()
    XCTAssertEqual(
      log.lines, ["effect on the scheduler: false", "value on the scheduler: true"])
  }

  func test_SIG_DELIVERON_3_GEN_COLD_2_an_error_does_not_overtake_values() {
    let failing = Signal.values(1).concat(.error(Failure("lost")))
    log.record(failing.deliver(on: scheduler))
    scheduler.run()
    XCTAssertEqual(log.lines, ["1", "error lost"])
  }

  func test_SIG_DELIVERON_4_after_disposal_queued_turns_run_and_pass_nothing_on() {
    let disposable = log.record(Signal.values(1, 2).deliver(on: scheduler))
    scheduler.step()
    disposable.dispose()
    XCTAssertFalse(scheduler.isIdle)
    scheduler.run()
    XCTAssertEqual(log.lines, ["1"])
  }

  func test_SIG_DELIVERON_5_on_the_immediate_scheduler_events_pass_straight_on() {
    XCTAssertEqual(Signal.values(1).deliver(on: .immediate).syncLines, ["1", "completed"])
  }
}
