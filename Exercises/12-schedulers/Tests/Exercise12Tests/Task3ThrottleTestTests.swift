import Marbles
import ReactiveCore
import XCTest

@testable import Exercise12

final class Task3ThrottleTestTests: XCTestCase {
  func test_accepts_a_throttle() {
    XCTAssertTrue(
      keepsItsPromise { $0.throttle(.seconds(3), on: $1) },
      "A throttle of three seconds keeps the promise, so it should be accepted.")
  }

  func test_accepts_a_box_with_a_timer_of_its_own() {
    let accepted = keepsItsPromise { typed, scheduler in
      Signal { subscriber in
        let timer = SerialDisposable()
        var waiting: String?
        let flush = {
          if let text = waiting { subscriber.sendNext(text) }
          waiting = nil
        }
        let subscription = typed.subscribe(
          next: { text in
            timer.swap(nil)?.dispose()
            waiting = text
            timer.disposable = scheduler.schedule(after: .seconds(3), flush)
          },
          error: { subscriber.sendError($0) },
          completed: {
            flush()
            subscriber.sendCompleted()
          })
        return CompoundDisposable([timer, subscription])
      }
    }
    XCTAssertTrue(
      accepted, "This box has its own timer and keeps the promise, so it should be accepted.")
  }

  func test_rejects_a_box_that_is_too_fast() {
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.seconds(2), on: $1) },
      "This box sends an input after only two seconds, so it should be rejected.")
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.milliseconds(2500), on: $1) },
      "This box sends an input after only 2.5 seconds, so it should be rejected.")
  }

  func test_rejects_a_box_that_is_too_slow() {
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.milliseconds(3500), on: $1) },
      "This box sends an input only after 3.5 seconds, so it should be rejected.")
  }

  func test_rejects_a_box_that_sends_an_input_followed_by_another() {
    let accepted = keepsItsPromise { typed, scheduler in
      let isOver = typed.ignoreValues().materialize()
      return typed.flattenMap { text in
        Signal.return(text).delay(.seconds(3), on: scheduler).merge(isOver.mapReplace(text)).take(1)
      }
    }
    XCTAssertFalse(
      accepted, "The test should reject a box that sends an input even if another follows soon.")
  }

  func test_rejects_a_box_that_sends_the_first_input_of_a_burst() {
    let accepted = keepsItsPromise { typed, scheduler in
      var isOpen = true
      return typed.filter { _ in
        guard isOpen else { return false }
        isOpen = false
        scheduler.schedule(after: .seconds(3)) { isOpen = true }
        return true
      }
    }
    XCTAssertFalse(
      accepted, "This box sends the first input of a burst, not the last, so it should be rejected."
    )
  }

  func test_rejects_a_box_that_drops_the_last_input() {
    let accepted = keepsItsPromise { typed, scheduler in
      typed.concat(.never()).throttle(.seconds(3), on: scheduler).take(until: typed.ignoreValues())
    }
    XCTAssertFalse(
      accepted,
      "When the typing completes, this box drops the waiting input, so it should be rejected.")
  }

  func test_rejects_a_box_that_sends_the_last_input_late() {
    let accepted = keepsItsPromise { typed, scheduler in
      typed.map { Signal.return($0).delay(.seconds(3), on: scheduler) }.switchToLatest()
    }
    XCTAssertFalse(
      accepted, "This box keeps waiting after the typing completes, so it should be rejected.")
  }

  func test_rejects_a_box_that_never_completes() {
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.seconds(3), on: $1).concat(.never()) },
      "This box never completes, so it should be rejected.")
  }

  func test_runs_in_virtual_time() {
    var schedulers: [Scheduler] = []
    _ = keepsItsPromise { typed, scheduler in
      schedulers.append(scheduler)
      return typed.throttle(.seconds(3), on: scheduler)
    }
    XCTAssertTrue(
      schedulers.contains { $0.now > .zero },
      "`keepsItsPromise` should pass the box a `TestScheduler`, and advance it.")
  }
}
