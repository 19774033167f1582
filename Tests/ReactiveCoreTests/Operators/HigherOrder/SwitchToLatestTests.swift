import ReactiveCore
import XCTest

final class SwitchToLatestTests: XCTestCase {
  let log = Log()
  private lazy var outer = Source<Signal<String>>("outer", log: log)
  private lazy var a = Source<String>("a", log: log)
  private lazy var b = Source<String>("b", log: log)

  private func record() {
    log.record(outer.signal.switchToLatest())
    XCTAssertEqual(log.takeLines(), ["subscribe outer"])
  }

  // SIG-SWITCH-1
  func test_only_values_of_the_latest_signal_are_sent() {
    record()
    outer.sendNext(a.signal)
    a.sendNext("A")
    outer.sendNext(b.signal)
    a.sendNext("lost")
    b.sendNext("1")
    b.sendError(Failure("x"))
    let switched = ["subscribe a", "A", "subscribe b", "dispose a", "1"]
    XCTAssertEqual(log.lines, switched + ["dispose b", "dispose outer", "error x"])
  }

  // SIG-SWITCH-2
  func test_completes_when_the_outer_and_the_latest_inner_signal_have_completed() {
    for outerFirst in [true, false] {
      record()
      outer.sendNext(a.signal)
      if outerFirst { outer.sendCompleted() } else { a.sendCompleted() }
      XCTAssertFalse(log.lines.contains("completed"))
      if outerFirst { a.sendCompleted() } else { outer.sendCompleted() }
      XCTAssertEqual(log.takeLines().last, "completed")
    }
    XCTAssertEqual(Signal<Signal<Int>>.empty().switchToLatest().syncLines, ["completed"])
  }

  func test_an_empty_signal_replaces_the_previous_one_and_sends_nothing() {
    record()
    outer.sendNext(a.signal)
    outer.sendNext(.empty())
    a.sendNext("lost")
    outer.sendCompleted()
    XCTAssertEqual(log.lines, ["subscribe a", "dispose a", "dispose outer", "completed"])
  }

  // SIG-SWITCH-4
  func test_each_subscription_subscribes_the_outer_signal() {
    let signal = outer.signal.switchToLatest()
    signal.subscribe()
    signal.subscribe()
    XCTAssertEqual(outer.subscriptions, 2)
  }

  func test_the_new_signal_is_subscribed_before_the_silenced_old_one_is_disposed() {
    record()
    outer.sendNext(a.signal)
    outer.sendNext(
      Signal { subscriber in
        subscriber.sendNext("new")
        self.a.sendNext("old, meanwhile")
        self.outer.sendCompleted()
        self.a.sendCompleted()
        return self.b.signal.subscribe(subscriber)
      })
    b.sendNext("1")
    XCTAssertEqual(
      log.lines.filter { $0 != "dispose outer" },
      ["subscribe a", "new", "dispose a", "subscribe b", "1"])
  }

  func test_the_old_signal_is_disposed_before_a_synchronous_end_of_the_new_one() {
    let news: [Signal<String>] = [
      .return("new"), .error(Failure("new")),
      Signal { subscriber in
        subscriber.sendNext("new")
        return nil
      },
      Signal { subscriber in
        subscriber.sendError(Failure("new"))
        return nil
      },
    ]
    for new in news {
      log.record(outer.signal.switchToLatest().take(1))
      outer.sendNext(a.signal)
      outer.sendNext(new)
      let lines = log.takeLines().filter { $0 != "dispose outer" && $0 != "new" }
      XCTAssertEqual(lines.firstIndex(of: "dispose a"), 2, "\(lines)")
    }
  }
}
