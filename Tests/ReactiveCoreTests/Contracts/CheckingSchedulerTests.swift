import ReactiveCore
import XCTest

final class CheckingSchedulerTests: XCTestCase {
  private let scheduler = TestScheduler()

  private func heard(_ delivery: SignalContract<Int>.Delivery) -> Heard<Int> {
    Heard(
      Signal.return(1).delay(.seconds(1), on: scheduler).checking(
        SignalContract(.cold, .many, completion: "after a second", scheduler: delivery)))
  }

  func test_lets_events_through_on_the_scheduler_that_was_promised_and_on_no_other() {
    let reason = "its events come on the scheduler main, and this one came on test"
    let rows: [(SignalContract<Int>.Delivery, reason: String?)] = [
      (.specified(scheduler), nil),
      (.specified(.main), reason),
      (.main, reason),
      (.current, reason),  // That of the subscription, which is made here on the main thread.
    ]
    for (delivery, reason) in rows {
      let heard = heard(delivery)
      scheduler.run()
      XCTAssertEqual(heard.broken?.reason, reason, "\(delivery)")
      XCTAssertEqual(heard.broken?.clause, reason == nil ? nil : .scheduler, "\(delivery)")
      XCTAssertEqual(heard.values, reason == nil ? [1] : [], "\(delivery)")
    }
  }

  func test_lets_events_through_on_the_scheduler_of_the_subscription() {
    var heard: Heard<Int>?
    scheduler.schedule { heard = self.heard(.current) }
    scheduler.run()
    XCTAssertEqual(heard?.values, [1])
    XCTAssertNil(heard?.broken)
  }
}
