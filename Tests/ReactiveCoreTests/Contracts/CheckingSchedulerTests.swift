import ReactiveCore
import XCTest

final class CheckingSchedulerTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var late = Signal.return(1).delay(.seconds(1), on: scheduler)

  private func heard(_ delivery: SignalContract<Int>.Delivery) -> Heard<Int> {
    Heard(
      late.checking(
        SignalContract(.cold, .many, completion: "after a second", scheduler: delivery)))
  }

  func test_lets_events_through_on_the_specified_scheduler() {
    let heard = heard(.specified(scheduler))
    scheduler.run()
    XCTAssertEqual(heard.values, [1])
    XCTAssertNil(heard.broken)
  }

  func test_catches_an_event_on_a_scheduler_that_was_not_specified() {
    let heard = heard(.specified(TestScheduler()))
    scheduler.run()
    XCTAssertEqual(heard.broken?.clause, .scheduler)
    XCTAssertEqual(heard.values, [])
  }

  func test_catches_an_event_off_the_main_scheduler() {
    let heard = heard(.main)
    scheduler.run()
    XCTAssertEqual(heard.broken?.moment, .value(1))
    XCTAssertEqual(
      heard.broken?.reason, "its events come on the scheduler main, and this one came on test")
  }

  func test_lets_events_through_on_the_scheduler_of_the_subscription() {
    var heard: Heard<Int>?
    scheduler.schedule { heard = self.heard(.current) }
    scheduler.run()
    XCTAssertEqual(heard?.values, [1])
    XCTAssertNil(heard?.broken)
  }

  func test_catches_a_change_of_scheduler() {
    let heard = heard(.current)
    scheduler.run()
    XCTAssertEqual(heard.broken?.clause, .scheduler)
  }
}
