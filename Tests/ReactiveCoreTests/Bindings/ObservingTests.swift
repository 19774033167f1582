import Observation
import ReactiveCore
import XCTest

@Observable private final class Cart {
  var items = 0
  var note = ""
}

final class ObservingTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  func test_sends_the_current_value_at_once_and_later_values_on_the_scheduler() {
    let cart = Cart()
    Signal.observing(on: scheduler) { [weak cart] in cart?.items ?? -1 }.subscribeNext {
      self.log.add("\($0) on scheduler: \(Scheduler.current === self.scheduler)")
    }
    XCTAssertEqual(log.takeLines(), ["0 on scheduler: false"])
    for items in 1...2 {
      cart.items = items
      XCTAssertEqual(log.lines, [])
      scheduler.run()
      XCTAssertEqual(log.takeLines(), ["\(items) on scheduler: true"])
    }
  }

  func test_changes_before_the_scheduler_runs_are_sent_as_one_value() {
    let cart = Cart()
    log.record(Signal.observing(on: scheduler) { cart.items })
    for items in 1...5 { cart.items = items }
    scheduler.run()
    XCTAssertEqual(log.lines, ["0", "5"])
  }

  func test_a_property_that_is_not_read_is_not_observed() {
    let cart = Cart()
    log.record(Signal.observing(on: scheduler) { cart.items })
    cart.note = "gift"
    scheduler.run()
    XCTAssertEqual(log.lines, ["0"])
  }

  func test_disposal_drops_unsent_and_later_changes() {
    let cart = Cart()
    let subscription = log.record(Signal.observing(on: scheduler) { cart.items })
    cart.items = 1
    subscription.dispose()
    scheduler.run()
    cart.items = 2
    scheduler.run()
    XCTAssertEqual(log.lines, ["0"])
  }

  func test_disposal_releases_all_captures() {
    let living = Counter()
    let cart = Cart()
    let subscription = CountedObject.lend(in: living) { object in
      Signal.observing(on: scheduler) {
        object.touch()
        return cart.items
      }
      .subscribe()
    }
    XCTAssertEqual(living.value, 1)
    subscription.dispose()
    XCTAssertEqual(living.value, 0)
  }

  func test_with_a_weak_capture_all_captures_are_released_with_the_object() {
    let living = Counter()
    var cart: Cart? = Cart()
    CountedObject.lend(in: living) { object in
      Signal.observing(on: scheduler) { [weak cart] in
        object.touch()
        return cart?.items
      }
      .subscribe()
    }
    XCTAssertEqual(living.value, 1)
    cart = nil
    XCTAssertEqual(living.value, 0)
  }
}
