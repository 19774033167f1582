import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

/// Tests of values that are sent on a thread without a current scheduler.
final class ThreadsWithoutSchedulerTests: XCTestCase {
  func test_operators_on_signals_without_recipes_need_no_scheduler() {
    // These operators have recipes or recordings, which need the busy scheduler.
    let recipes: Set = [
      "defer", "using", "lift", "multicast", "replay", "replayLast", "replayLazily",
    ]
    for tried in [TestedOperator].all {
      for fails in [false, true] {
        assertMeansTheSame(tried.name, butWaits: recipes.contains(tried.name)) { log in
          let bench = Bench()
          log.record(tried.apply(bench.source, bench, CountedObject(in: bench.chain)))
          // `subscribe(on:)` subscribes when the scheduler runs.
          bench.scheduler.advance(by: .zero)
          for number in 1...3 {
            bench.source.sendNext(Item(number, in: bench.items))
            bench.other.sendNext(Item(4, in: bench.items))
          }
          bench.wait()
          if fails { bench.source.sendError(Failure("lost")) } else { bench.complete() }
        }
      }
    }
  }

  // ORD-THREAD-3
  func test_joins_of_signals_without_recipes_need_no_scheduler() {
    let operators: [NamedStage] = [
      (
        "flattenMap to nil",
        { source in source.flattenMap { .return($0) }.merge(source.flattenMap { _ in nil }) }
      ),
      ("flattenMap to empty", { $0.flattenMap { $0 < 0 ? .empty() : .return($0) } }),
      ("concat with a recipe", { $0.take(1).concat(Signal { _ in nil }) }),
      ("then", { source in source.take(1).then { source.map { $0 } } }),
      ("zip", { $0.zip(with: $0).map { $0 + $1 } }),
      (
        "catch, a group",
        { source in
          source.flattenMap { _ in Signal<Int>.error(Failure("lost")) }.catch { _ in
            source.map { $0 }
          }
        }
      ),
      ("retry(when:)", { $0.retry { $0.map { $0 } } }),
      ("window, of many", { $0.window($0.skip(1)).flattenMap { $0.collect() }.map { $0.count } }),
    ]
    for (name, apply) in passing + operators {
      for fails in [false, true] {
        assertMeansTheSame("\(name), fails: \(fails)") { log in
          let subject = Subject<Int>()
          log.record(apply(subject))
          (1...3).forEach(subject.sendNext)
          if fails { subject.sendError(Failure("lost")) } else { subject.sendCompleted() }
        }
      }
    }
  }

  /// Asserts that `begin` logs the same lines on this thread as on a new thread that runs it while
  /// the shared scheduler is busy.
  ///
  /// If `butWaits` is true, asserts instead that `begin` logs nothing on the new thread.
  private func assertMeansTheSame(
    _ name: String, butWaits: Bool = false, _ begin: @escaping (Log) -> Void
  ) {
    let (here, there) = (Log(), Log())
    begin(here)
    let isOpen = DispatchSemaphore(value: 0)
    Scheduler.subscription.schedule { isOpen.wait() }
    let work = LockedValue(begin)
    onNewThread { work.value?(there) }
    XCTAssertEqual(there.lines, butWaits ? [] : here.lines, name)
    isOpen.signal()
    XCTAssertFalse(here.lines.isEmpty, name)
  }

  // SIG-CREATE-2
  func test_a_recipe_and_operators_on_it_still_get_a_scheduler() {
    let recipe = Signal<Int> { subscriber in
      subscriber.sendNext(Scheduler.current == nil ? 0 : 1)
      subscriber.sendCompleted()
      return nil
    }
    let operators: [(Signal<Int>) -> Signal<Int>] = [
      { $0 }, { $0.map { $0 } }, { $0.merge(.never()) }, { $0.startWith(1) }, { $0.share() },
      { $0.combineLatest(with: Signal.return(0)).map { $0.0 } },
      { source in Subject<Int>().race(source) }, { source in .defer { source } },
    ]
    for (number, apply) in operators.enumerated() {
      let (received, result) = (LockedValue<Int>(), apply(recipe))
      waiting { done in
        Thread.detachNewThread {
          result.take(1).subscribe(
            next: { @Sendable in received.value = $0 }, completed: { @Sendable in done() })
        }
      }
      XCTAssertEqual(received.value, 1, "\(number)")
    }
  }

  func test_an_error_caused_by_a_value_is_sent_before_the_next_value() {
    let failing: [(String, (Signal<Int>) -> Signal<Int>)] = [
      ("try", { $0.try { if $0 == 2 { throw Failure("lost") } } }),
      ("tryMap", { $0.tryMap { if $0 == 2 { throw Failure("lost") } else { $0 } } }),
      ("flattenMap", { $0.flattenMap { $0 == 2 ? .error(Failure("lost")) : .return($0) } }),
      ("concatMap", { $0.concatMap { $0 == 2 ? .error(Failure("lost")) : .return($0) } }),
      ("exhaustMap", { $0.exhaustMap { $0 == 2 ? .error(Failure("lost")) : .return($0) } }),
      (
        "switchToLatest",
        { $0.map { $0 == 2 ? .error(Failure("lost")) : .return($0) }.switchToLatest() }
      ),
    ]
    for (name, apply) in failing {
      let lines = lines(through: apply) { for value in 1...3 { $0.sendNext(value) } }
      XCTAssertEqual(lines, ["1", "error lost"], name)
    }
  }

  /// Returns the events that arrive before `send` returns on a new thread.
  ///
  /// The shared scheduler is busy until then.
  private func lines(
    through apply: (Signal<Int>) -> Signal<Int>, sending send: @escaping (Subject<Int>) -> Void
  ) -> [String] {
    let (subject, log) = (Subject<Int>(), Log())
    log.record(apply(subject))
    let isOpen = DispatchSemaphore(value: 0)
    Scheduler.subscription.schedule { isOpen.wait() }
    defer { isOpen.signal() }
    let (send, lines) = (LockedValue(send), LockedValue<[String]>())
    onNewThread {
      send.value?(subject)
      lines.value = log.lines
    }
    return lines.value ?? []
  }
}
