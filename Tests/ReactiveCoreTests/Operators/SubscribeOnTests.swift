import ReactiveCore
import XCTest

final class SubscribeOnTests: XCTestCase {
  let scheduler = TestScheduler()
  let log = Log()

  func test_SIG_SUBSCRIBEON_1_the_recipe_runs_there_and_events_arrive_where_they_are_sent() {
    let subject = Subject<String>()
    let signal = Signal<String> { subscriber in
      self.log.add("recipe there: \(Scheduler.current === self.scheduler)")
      return subject.subscribe(subscriber)
    }
    signal.subscribe(on: scheduler).subscribeNext { value in
      self.log.add("\(value) there: \(Scheduler.current === self.scheduler)")
    }
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    subject.sendNext("A")
    XCTAssertEqual(log.lines, ["recipe there: true", "A there: false"])
  }

  func test_SIG_SUBSCRIBEON_2_disposing_before_its_turn_prevents_the_subscription() {
    let source = Source<Int>()
    let disposable = source.signal.subscribe(on: scheduler).subscribe()
    disposable.dispose()
    scheduler.run()
    XCTAssertEqual(source.subscriptions, 0)
  }
}
