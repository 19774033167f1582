import XCTest

@testable import ReactiveCore

final class BindTests: XCTestCase {
  let log = Log()

  // STR-BIND-1
  func test_each_subscription_has_its_own_state() {
    let numbered = Signal.values("a", "b").bind {
      var count = 0
      return { value, _ in
        count += 1
        return .return("\(count)\(value)")
      }
    }
    XCTAssertEqual(numbered.syncLines, ["1a", "2b", "completed"])
    XCTAssertEqual(numbered.syncLines, ["1a", "2b", "completed"])
  }

  // STR-BIND-3, STR-BIND-5, STR-BIND-6
  func test_nil_disposes_the_source_and_earlier_signals_continue() {
    for stops in [false, true] {
      let (outer, inner) = (Source<Int>(), Source<String>())
      log.record(
        outer.signal.bind {
          { value, stop in
            stop = stops && value == 1
            return value == 0 ? inner.signal : nil
          }
        })
      outer.sendNext(0)
      XCTAssertEqual(outer.disposals, 0)
      outer.sendNext(1)
      XCTAssertEqual(outer.disposals, 1)
      inner.sendNext("A")
      inner.sendCompleted()
      XCTAssertEqual(log.takeLines(), ["A", "completed"])
    }
  }

  // STR-BIND-4, STR-BIND-6
  func test_stop_subscribes_one_more_signal_and_disposes_the_source() {
    let outer = Source<Int>(log: log)
    let inners = [Source<String>("0", log: log), Source<String>("1", log: log)]
    log.record(
      outer.signal.bind {
        { index, stop in
          stop = index == 1
          return inners[index].signal
        }
      })
    outer.sendNext(0)
    outer.sendNext(1)
    inners[1].sendNext("last")
    inners[0].sendNext("earlier")
    inners.forEach { $0.sendCompleted() }
    XCTAssertEqual(
      log.lines,
      [
        "subscribe source", "subscribe 0", "subscribe 1", "dispose source", "last", "earlier",
        "dispose 0", "dispose 1", "completed",
      ])
  }

  // STR-BIND-9, ORD-TEARDOWN-2
  func test_completion_is_sent_before_the_remaining_signals_are_disposed() {
    let (log, outer) = (log, Subject<Int>())
    let last = Signal<Int> { subscriber in
      outer.sendCompleted()
      subscriber.sendCompleted()
      return log.disposable("dispose last")
    }
    log.record(outer.bind { { _, _ in last } })
    outer.sendNext(0)
    XCTAssertEqual(log.lines, ["completed", "dispose last"])
  }

  func test_a_step_that_disposes_the_subscription_leaves_no_signal_subscribed() {
    let (outer, inner, handle) = (Subject<Int>(), Source<Int>(), LockedValue<Disposable>())
    let bound = outer.flattenMap { _ in
      handle.value?.dispose()
      return inner.signal
    }
    handle.value = bound.subscribe()
    outer.sendNext(0)
    XCTAssertEqual(inner.disposals, inner.subscriptions)
  }

  // STR-BIND-11
  func test_the_subscription_to_an_inner_signal_is_released_when_it_completes() {
    let (outer, stays) = (Subject<Int>(), Source<Int>())
    var kept: [() -> AnyObject?] = []
    let ends = Signal<Int> { subscriber in
      kept.append { [weak subscription = subscriber.subscription] in subscription }
      subscriber.sendCompleted()
      return nil
    }
    outer.flattenMap { $0 == 0 ? stays.signal : ends }.subscribe()
    (0...1_000).forEach(outer.sendNext)
    XCTAssertEqual(kept.count, 1_000)
    XCTAssertEqual(kept.filter { $0() != nil }.count, 0)
    XCTAssertEqual(stays.disposals, 0)
  }

  func test_after_stop_values_caused_by_the_last_signal_do_not_call_the_step() {
    let operators: [(String, (Signal<Int>) -> Signal<String>, [String])] = [
      (
        "bind",
        {
          $0.bind {
            { value, stop in
              stop = true
              return .return("\(value)")
            }
          }
        }, ["9", "completed"]
      ),
      (
        "take(while:inclusive:)",
        {
          $0.take(while: { $0 < 5 }, inclusive: true).map { "\($0)" }
        }, ["9", "completed"]
      ),
      ("any", { $0.any().map { "\($0)" } }, ["true", "completed"]),
      ("all", { $0.all { $0 < 5 }.map { "\($0)" } }, ["false", "completed"]),
    ]
    for (name, apply, lines) in operators {
      for subject in [Subject<Int>(), BehaviorSubject(9), ReplaySubject()] {
        let log = Log()
        log.record(apply(subject).doNext { _ in subject.sendNext(4) })
        if !(subject is BehaviorSubject<Int>) { subject.sendNext(9) }
        XCTAssertEqual(log.lines, lines, name)
      }
    }
  }

  func test_after_stop_or_nil_the_step_is_not_called_again() {
    for returnsNil in [true, false] {
      let (calls, inner, log) = (Counter(), Source<Int>(), Log())
      let signal = Signal.values(0, 1, 2, 3).bind {
        { value, stop in
          calls.increment()
          stop = value == 1
          return stop && returnsNil ? nil : inner.signal
        }
      }
      log.record(signal)
      XCTAssertEqual(calls.value, 2)
      XCTAssertEqual(log.lines, [])
      inner.sendCompleted()
      XCTAssertEqual(log.lines, ["completed"])
    }
  }

  // STR-BIND-14, VER-1
  func test_a_signal_returned_twice_is_subscribed_twice() {
    let (outer, first, second) = (
      Subject<Int>(), LockedValue<Subscriber<Int>>(), LockedValue<Subscriber<Int>>()
    )
    let same = Signal<Int> { subscriber in
      if first.value == nil { first.value = subscriber } else { second.value = subscriber }
      return nil
    }
    log.record(outer.bind { { _, _ in same } })
    outer.sendNext(0)
    outer.sendNext(0)
    outer.sendCompleted()
    first.value?.sendCompleted()
    second.value?.sendNext(2)
    second.value?.sendCompleted()
    XCTAssertEqual(log.lines, ["2", "completed"])
  }
}
