import Marbles
import ReactiveCore
import XCTest

@testable import Exercise12

final class Task3ThrottleTestTests: XCTestCase {
  func test_accepts_a_box_that_throttles() {
    XCTAssertTrue(
      keepsItsPromise { $0.throttle(.seconds(3), on: $1) },
      "A throttle of three seconds keeps the promise: it should be accepted.")
  }

  func test_accepts_a_box_that_keeps_the_promise_in_another_way() {
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
      accepted, "This box uses a timer of its own, and keeps the promise: it should be accepted.")
  }

  func test_rejects_a_box_that_sends_everything() {
    XCTAssertFalse(keepsItsPromise { typed, _ in typed }, "This box sends every text at once.")
  }

  func test_rejects_a_box_that_is_too_fast() {
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.seconds(2), on: $1) },
      "This box sends a text after two seconds.")
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.milliseconds(2500), on: $1) },
      "This box sends a text after two and a half seconds.")
  }

  func test_rejects_a_box_that_is_too_slow() {
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.milliseconds(3500), on: $1) },
      "This box sends a text after three and a half seconds.")
  }

  func test_rejects_a_box_that_only_delays() {
    XCTAssertFalse(
      keepsItsPromise { $0.delay(.seconds(3), on: $1) },
      "This box sends every text three seconds late, those that were followed soon too.")
  }

  func test_rejects_a_box_that_forgets_no_text() {
    let accepted = keepsItsPromise { typed, scheduler in
      let isOver = typed.ignoreValues().materialize()
      return typed.flattenMap { text in
        Signal.return(text).delay(.seconds(3), on: scheduler).merge(isOver.mapReplace(text)).take(1)
      }
    }
    XCTAssertFalse(
      accepted, "This box sends each text after three seconds, those that were followed soon too."
    )
  }

  func test_rejects_a_box_that_sends_the_first_text_of_a_burst() {
    let accepted = keepsItsPromise { typed, scheduler in
      var isOpen = true
      return typed.filter { _ in
        guard isOpen else { return false }
        isOpen = false
        scheduler.schedule(after: .seconds(3)) { isOpen = true }
        return true
      }
    }
    XCTAssertFalse(accepted, "This box sends the first text at once, and then none for a while.")
  }

  func test_rejects_a_box_that_drops_the_last_text() {
    let accepted = keepsItsPromise { typed, scheduler in
      typed.concat(.never()).throttle(.seconds(3), on: scheduler).take(until: typed.ignoreValues())
    }
    XCTAssertFalse(accepted, "This box forgets the text that waits when the typing is over.")
  }

  func test_rejects_a_box_that_lets_the_last_text_wait() {
    let accepted = keepsItsPromise { typed, scheduler in
      typed.map { Signal.return($0).delay(.seconds(3), on: scheduler) }.switchToLatest()
    }
    XCTAssertFalse(
      accepted, "This box waits three seconds for the last text, though typing is over.")
  }

  func test_rejects_a_box_that_never_completes() {
    XCTAssertFalse(
      keepsItsPromise { $0.throttle(.seconds(3), on: $1).concat(.never()) },
      "This box sends the right texts, but it does not complete.")
  }

  func test_waits_in_virtual_time() {
    var schedulers: [TestScheduler] = []
    _ = keepsItsPromise { typed, scheduler in
      schedulers.append(scheduler)
      return typed.throttle(.seconds(3), on: scheduler)
    }
    XCTAssertFalse(schedulers.isEmpty, "The box should have been tried at least once.")
    XCTAssertTrue(
      schedulers.contains { $0.now > .zero },
      "The clock of the box should be moved, so that the test waits for no real seconds.")
  }
}
