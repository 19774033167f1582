import XCTest

@testable import ReactiveCore

final class FlattenMaxConcurrentTests: XCTestCase {
  let log = Log()
  let outer = Subject<Signal<Int>>()
  private lazy var inners = ["a", "b", "c"].map { Source<Int>($0, log: log) }

  // SIG-FLATTENMAX-6
  func test_an_error_or_disposal_drops_the_queue() {
    for endsByError in [true, false] {
      let (living, outer) = (Counter(), Subject<Signal<Int>>())
      // An inner signal that retains its subscriber must not retain the operator's queue.
      let held = LockedValue<Subscriber<Int>>()
      let holding = Signal<Int> { subscriber in
        held.value = subscriber
        return nil
      }
      let subscription = outer.flatten(maxConcurrent: 1).subscribe()
      outer.sendNext(holding)
      CountedObject.lend(in: living) { object in
        outer.sendNext(Signal<Int>.never().initially { object.touch() })
      }
      XCTAssertEqual(living.value, 1)
      if endsByError { outer.sendError(Failure("lost")) } else { subscription.dispose() }
      XCTAssertEqual(living.value, 0)
      XCTAssertNotNil(held.value)
    }
  }

  func test_optional_signals_are_unwrapped_before_they_are_flattened() {
    let signals: [Signal<Int>?] = [.return(1), nil, .return(2)]
    let flat = signals.lazyList.signal(on: .immediate).compactMap { $0 }.flatten(maxConcurrent: 1)
    XCTAssertEqual(flat.syncLines, ["1", "2", "completed"])
  }

  @discardableResult
  private func record(_ maxConcurrent: Int?) -> Disposable {
    let subscription = log.record(outer.flatten(maxConcurrent: maxConcurrent))
    for inner in inners { outer.sendNext(inner.signal) }
    return subscription
  }

  // SIG-FLATTENMAX-1, SIG-FLATTENMAX-2
  func test_signals_beyond_the_limit_wait_unsubscribed() {
    record(2)
    XCTAssertEqual(log.takeLines(), ["subscribe a", "subscribe b"])
    inners[0].sendNext(1)
    inners[1].sendNext(2)
    inners[1].sendCompleted()
    XCTAssertEqual(log.lines, ["1", "2", "dispose b", "subscribe c"])
  }

  // SIG-FLATTENMAX-1
  func test_0_and_nil_mean_no_limit() {
    for limit in [0, nil] {
      let subscription = record(limit)
      XCTAssertEqual(log.takeLines(), ["subscribe a", "subscribe b", "subscribe c"])
      subscription.dispose()
      XCTAssertEqual(log.takeLines(), ["dispose a", "dispose b", "dispose c"])
    }
  }

  // SIG-FLATTENMAX-3, SIG-FLATTENMAX-4
  func test_completes_after_the_source_and_all_queued_signals() {
    record(1)
    outer.sendCompleted()
    for inner in inners {
      XCTAssertFalse(log.lines.contains("completed"))
      inner.sendCompleted()
    }
    XCTAssertEqual(log.lines.last, "completed")
    XCTAssertEqual(inners.map(\.subscriptions), [1, 1, 1])
  }

  // SIG-FLATTENMAX-3, SIG-CONCATINNER-1
  func test_a_limit_does_not_affect_synchronous_signals() {
    for limit in 0...3 {
      let signals = Signal.values(Signal.values(1, 2), .empty(), .return(3))
      XCTAssertEqual(signals.flatten(maxConcurrent: limit).syncLines, ["1", "2", "3", "completed"])
    }
  }

  // SIG-FLATTENMAX-8
  func test_the_result_may_be_disposed_while_a_signal_is_being_subscribed() {
    let handle = LockedValue<Disposable>()
    handle.value = log.record(outer.flatten(maxConcurrent: 1))
    outer.sendNext(
      Signal { subscriber in
        handle.value?.dispose()
        subscriber.sendNext(1)
        subscriber.sendCompleted()
        return self.log.disposable("dispose inner")
      })
    XCTAssertEqual(log.lines, ["dispose inner"])
  }

  // SIG-FLATTENMAX-9
  func test_completes_during_the_last_synchronous_completion() {
    let disposable = outer.flatten(maxConcurrent: 1).subscribe()
    let isDisposed = { self.log.add("disposed: \(disposable.isDisposed)") }
    outer.sendNext(inners[0].signal)
    outer.sendNext(
      Signal { subscriber in
        isDisposed()
        subscriber.sendCompleted()
        isDisposed()
        return nil
      })
    outer.sendCompleted()
    _ = log.takeLines()
    inners[0].sendCompleted()
    XCTAssertEqual(log.lines, ["dispose a", "disposed: false", "disposed: true"])
  }

  // SIG-FLATTENMAX-10, VER-7
  func test_a_value_of_the_result_may_end_the_result() {
    let (outer, values) = (Subject<Signal<Int>>(), Subject<Int>())
    let (first, log) = (Subject<Int>(), Log())
    let disposable = outer.flatten(maxConcurrent: 1).take(until: values.filter { $0 == 1 })
      .subscribe(values)
    outer.sendNext(first)
    outer.sendNext(
      Signal { subscriber in
        log.add("\(disposable.isDisposed)")
        subscriber.sendNext(1)
        log.add("\(disposable.isDisposed)")
        subscriber.sendCompleted()
        return nil
      })
    outer.sendCompleted()
    first.sendCompleted()
    XCTAssertEqual(log.lines, ["false", "true"])
  }

  func test_a_long_queue_of_synchronous_signals_does_not_grow_the_stack() {
    var depths: [Int] = []
    let inner = Signal<Int> { subscriber in
      depths.append(Thread.callStackReturnAddresses.count)
      subscriber.sendCompleted()
      return nil
    }
    outer.flatten(maxConcurrent: 1).subscribe()
    outer.sendNext(inners[0].signal)
    for _ in 1...50 { outer.sendNext(inner) }
    outer.sendCompleted()
    inners[0].sendCompleted()
    XCTAssertEqual(depths.count, 50)
    XCTAssertEqual(Set(depths).count, 1)
  }
}
