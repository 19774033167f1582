import Foundation
import ReactiveCore
import XCTest

/// Tests of operators that replace a signal while another thread sends an event on it.
final class LatestOutputTests: XCTestCase {
  private typealias Make = (Subject<Int>) -> (result: Signal<Int>, replace: () -> Void)

  private let scheduler = TestScheduler()

  /// Operators that replace a given subject with a signal that sends 9 and doesn't end.
  private var replacements: [(name: String, make: Make)] {
    let (new, scheduler) = (Signal.return(9).concat(.never()), scheduler)
    func ending(
      _ end: @escaping (Subject<Int>) -> Void, in join: @escaping (Subject<Int>) -> Signal<Int>
    ) -> Make {
      { old in (join(old), { end(old) }) }
    }
    func choosing(_ join: @escaping (Signal<Signal<Int>>) -> Signal<Int>, ending: Bool) -> Make {
      { old in
        let outer = BehaviorSubject<Signal<Int>>(old)
        return (
          join(outer),
          {
            if ending { old.sendCompleted() }
            outer.sendNext(new)
          }
        )
      }
    }
    let fail = { (old: Subject<Int>) in old.sendError(Failure("lost")) }
    let complete = { (old: Subject<Int>) in old.sendCompleted() }
    let failOnScheduler = { old in scheduler.performAsCurrent { fail(old) } }
    let completeOnScheduler = { old in scheduler.performAsCurrent { complete(old) } }
    func first(_ old: Subject<Int>) -> Signal<Int> {
      let rounds = Counter()
      return Signal.defer { rounds.increment() == 1 ? old : new }
    }
    return [
      ("switchToLatest", choosing({ $0.switchToLatest() }, ending: false)),
      (
        "if",
        { old in
          let condition = BehaviorSubject(true)
          return (Signal.if(condition, then: old, else: new), { condition.sendNext(false) })
        }
      ),
      (
        "switch",
        { old in
          let keys = BehaviorSubject(0)
          return (Signal.switch(keys, cases: [0: old, 1: new]), { keys.sendNext(1) })
        }
      ),
      ("exhaustMap", choosing({ $0.exhaustMap { $0 } }, ending: true)),
      ("concat, inner", choosing({ $0.concat() }, ending: true)),
      ("concatMap", choosing({ $0.concatMap { $0 } }, ending: true)),
      ("flatten(maxConcurrent:)", choosing({ $0.flatten(maxConcurrent: 1) }, ending: true)),
      (
        "take(untilReplacement:)",
        { old in
          let replacement = Subject<Int>()
          return (old.take(untilReplacement: replacement), { replacement.sendNext(9) })
        }
      ),
      ("concat", ending(complete) { $0.concat(new) }),
      ("concat(list)", ending(complete) { Signal.concat([$0, new]) }),
      ("catch", ending(fail) { $0.catch { _ in new } }),
      ("catchTo", ending(fail) { $0.catchTo(new) }),
      ("retry", ending(failOnScheduler) { first($0).retry() }),
      ("repeat", ending(completeOnScheduler) { first($0).repeat() }),
      (
        "retry(when:)",
        { old in
          let triggers = Subject<Int>()
          return (first(old).retry { _ in triggers }, { triggers.sendNext(0) })
        }
      ),
      (
        "command",
        { old in
          let command = Command<Int, Int>(allowsConcurrentExecution: true, scheduler: .immediate) {
            $0 == 0 ? old : new
          }
          let begin = Signal<Int>.defer {
            command.execute(0)
            return .empty()
          }
          return (command.executionSignals.switchToLatest().merge(begin), { command.execute(1) })
        }
      ),
    ]
  }

  // SIG-SWITCH-1, SIG-SWITCH-6, SIG-SWITCHCASE-6, SIG-IF-3
  func test_an_event_that_waits_while_its_signal_is_replaced_is_dropped() {
    for (name, make) in replacements {
      XCTAssertEqual(lines(of: make) { $0.sendNext(2) }, ["1", "9"], name)
    }
    let whileItRuns: Set = ["switchToLatest", "if", "switch", "take(untilReplacement:)"]
    for (name, make) in replacements where whileItRuns.contains(name) {
      XCTAssertEqual(lines(of: make) { $0.sendError(Failure("lost")) }, ["1", "9"], name)
    }
  }

  /// Returns the events that arrive if the subject is replaced while it sends 1.
  ///
  /// Meanwhile, another thread waits to send an event on the replaced subject.
  private func lines(
    of make: Make, sendingWhatIsStale send: @escaping @Sendable (Subject<Int>) -> Void
  ) -> [String] {
    let (old, log, sent) = (Subject<Int>(), Log(), DispatchGroup())
    let (result, replace) = make(old)
    let subscription = result.subscribe(
      next: { value in
        log.add("\(value)")
        guard value == 1 else { return }
        sendFromWaitingThread(in: sent) { send(old) }
        replace()
        self.scheduler.run()
      }, error: { log.add("error \($0)") })
    old.sendNext(1)
    XCTAssertEqual(sent.wait(timeout: .now() + 30), .success)
    subscription.dispose()
    return log.lines
  }
}
