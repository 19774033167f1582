import Dispatch
import Foundation
import ReactiveCore
import XCTest

/// Tests of operators that join several signals while eight threads send.
///
/// The operators send one event at a time, on the sender's thread, and in the sender's order. A
/// sender waits for the running callback, and then sends only its own events.
final class JoinPromisesTests: XCTestCase {
  /// Operators that join eight signals.
  ///
  /// Each list that a result sends contains the newest value.
  private let joins: [(name: String, join: @Sendable ([Signal<Int>]) -> Signal<[Int]>)] = [
    ("merge", { Signal.merge($0).map { [$0] } }),
    ("flatten", { $0.lazyList.signal(on: .immediate).flatten().map { [$0] } }),
    (
      "flatten(maxConcurrent:)",
      { $0.lazyList.signal(on: .immediate).flatten(maxConcurrent: 8).map { [$0] } }
    ),
    ("combineLatest", { Signal.combineLatest($0.map { $0.startWith(0) }) }),
    ("take(until:)", { Signal.merge($0).take(until: Signal<Int>.never()).map { [$0] } }),
    ("timeout", { Signal.merge($0).timeout(.seconds(9), on: TestScheduler()).map { [$0] } }),
    ("replay", { Signal.merge($0).replayLast().map { [$0] } }),
  ]

  // ORD-THREAD-3
  func test_values_arrive_one_at_a_time_on_the_threads_that_sent_them() {
    for (name, join) in joins {
      let inputs = makeInputs()
      let (strays, received, overlaps) = (Counter(), Counter(), Overlaps())
      // Use `doNext`, because the subscriber's own callbacks are serialized in any case.
      let stage = join(inputs).doNext { values in
        overlaps.visit {
          let own = Thread.current.threadDictionary["sends"] as? Int
          if !values.contains(own ?? .max) { strays.increment() }
          received.increment()
          sched_yield()  // If events weren't serialized, another thread would send one now.
        }
      }
      stage.subscribe()
      let before = received.value
      let away = strays.value
      onRacingThreads { thread in
        for event in 1...Stress.eventsPerThread / 10 {
          let value = event * Stress.threads + thread
          Thread.current.threadDictionary["sends"] = value
          inputs[thread].sendNext(value)
        }
      }
      XCTAssertEqual(strays.value - away, 0, name)
      XCTAssertEqual(overlaps.count, 0, name)
      XCTAssertEqual(received.value - before, Stress.eventsPerThread / 10 * Stress.threads, name)
    }
  }

  func test_a_thread_that_sends_constantly_does_not_block_others() {
    let (ui, net) = (Subject<Int>(), Subject<Int>())
    let (others, own, foreign) = (Counter(), Counter(), Counter())
    let (isBusy, isOver) = (DispatchSemaphore(value: 0), Counter())
    let here = Thread.current
    ui.merge(net).subscribeNext { value in
      switch (value, Thread.current === here) {
      case (0, let isHere):
        if isHere { foreign.increment() }
        if others.increment() == 1_000 { isBusy.signal() }
      case (_, true): own.increment()
      default: foreign.increment()
      }
    }
    let busy = DispatchGroup()
    DispatchQueue.global().async(group: busy) {
      while isOver.value == 0, others.value < 10_000_000 { net.sendNext(0) }
    }
    isBusy.wait()
    var most = 0
    for round in 1...50 {
      let before = others.value
      ui.sendNext(round)
      most = max(most, others.value - before)
      XCTAssertEqual(own.value, round, "The value should be sent before the call returns.")
    }
    isOver.increment()
    XCTAssertEqual(busy.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(foreign.value, 0)
    XCTAssertLessThan(most, 100_000, "A call should not wait for another thread's 100,000 values.")
  }

  // SIG-TIMEOUT-3
  func test_a_timeout_fails_on_the_scheduler_even_while_a_value_is_sent() {
    let queue = QueueScheduler(name: "timeout", target: .global())
    let source = Subject<Int>()
    let (disposed, failed) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let schedulers = Log()
    // The time runs out while the value is being sent. The operator then disposes the source.
    source.doDisposed { disposed.signal() }.timeout(.milliseconds(20), on: queue).subscribe(
      next: { _ in XCTAssertEqual(disposed.wait(timeout: .now() + 30), .success) },
      error: { _ in
        schedulers.add(Scheduler.current?.name ?? "none")
        failed.signal()
      })
    source.sendNext(1)
    XCTAssertEqual(failed.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(schedulers.lines, ["timeout"])
  }

  func test_zip_pairs_the_values_of_eight_threads_by_number() {
    let forms: [(name: String, zip: ([Subject<Int>]) -> Signal<[Int]>)] = [
      ("list", { Signal.zip($0) }), ("with", { $0[0].zip(with: $0[7]).map { [$0, $1] } }),
    ]
    for (name, zip) in forms {
      let inputs = makeInputs()
      var rows: [[Int]] = []
      zip(inputs).subscribeNext { rows.append($0) }
      onRacingThreads { thread, event in inputs[thread].sendNext(event) }
      XCTAssertEqual(rows.map(Set.init), (0..<Stress.eventsPerThread).map { [$0] }, name)
    }
  }

  func test_flatten_starts_signals_from_eight_threads_and_joins_their_values() {
    let outer = Subject<Signal<Int>>()
    let sums = sums(of: outer.flatten())
    onRacingThreads { _, _ in outer.sendNext(.return(1)) }
    XCTAssertEqual(sums.values, Array(1...Stress.eventsPerThread * Stress.threads))
  }

  func test_flatten_never_exceeds_its_limit_and_loses_no_signal() {
    let outer = Subject<Signal<Int>>()
    let (running, tooMany) = (Counter(), Counter())
    let inner = Signal<Int> { subscriber in
      if running.increment() > 3 { tooMany.increment() }
      subscriber.sendNext(1)
      running.decrement()
      subscriber.sendCompleted()
      return nil
    }
    let sums = sums(of: outer.flatten(maxConcurrent: 3))
    onRacingThreads { _, _ in outer.sendNext(inner) }
    XCTAssertEqual(tooMany.value, 0)
    XCTAssertEqual(sums.values, Array(1...Stress.eventsPerThread * Stress.threads))
  }

  func test_switchToLatest_sends_one_value_at_a_time_and_only_from_the_latest_signal() {
    let inputs = makeInputs()
    let outer = Subject<Signal<Int>>()
    let sums = sums(of: outer.switchToLatest())
    onRacingThreads { thread, event in
      if thread == 0 { outer.sendNext(inputs[event % 7 + 1]) } else { inputs[thread].sendNext(1) }
    }
    XCTAssertEqual(sums.values, Array(0..<sums.values.count).map { $0 + 1 })
    outer.sendNext(inputs[0])
    let received = sums.values.count
    inputs.forEach { $0.sendNext(1) }
    XCTAssertEqual(sums.values.count, received + 1)
  }

  private func makeInputs() -> [Subject<Int>] { (0..<Stress.threads).map { _ in Subject() } }

  /// Returns the running sums of the values that `signal` sends.
  ///
  /// If two values arrived at the same time, `scan` would lose one of them.
  private func sums(of signal: Signal<Int>) -> Collected<Int> {
    let sums = Collected<Int>()
    signal.scan(0) { $0 + $1 }.subscribeNext { sums.add($0) }
    return sums
  }
}
