import ReactiveCore
import XCTest

@testable import Solution09
@testable import Solution18

/// A Mini, or a solution that imitates an operator, beside the operator: both run the same random scripts.
///
/// The seeds are fixed; `RANDOM_SEED` begins at another, and `RANDOM_CASES` sets how many are run.
final class MinisTests: XCTestCase {
  private typealias Make = ([Source]) -> Candidate

  func test_a_subject() {
    compare(sources: 1, { Candidate(MiniSubject<Int>(), pushedBy: $0) }) {
      Candidate(Subject<Int>(), pushedBy: $0)
    }
  }

  func test_a_replay_subject() {
    for capacity in [0, 1, 2, .max] {
      compare(
        sources: 1, { Candidate(MiniReplaySubject<Int>(capacity: capacity), pushedBy: $0) }
      ) { Candidate(ReplaySubject<Int>(capacity: capacity), pushedBy: $0) }
    }
  }

  func test_a_multicast_connection() {
    compare(sources: 1, connects: true, { Candidate(MiniSignal($0[0]).publish()) }) {
      Candidate(Signal($0[0]).publish())
    }
    compare(
      sources: 1, connects: true,
      { Candidate(MiniSignal($0[0]).multicast(MiniReplaySubject(capacity: 2))) }
    ) { Candidate(Signal($0[0]).multicast(ReplaySubject(capacity: 2))) }
  }

  func test_autoconnect() {
    compare(sources: 1, { Candidate(MiniSignal($0[0]).publish().autoconnect()) }) {
      Candidate(Signal($0[0]).publish().autoconnect())
    }
    compare(
      sources: 1, { Candidate(MiniSignal($0[0]).multicast(MiniReplaySubject()).autoconnect()) }
    ) { Candidate(Signal($0[0]).multicast(ReplaySubject()).autoconnect()) }
  }

  func test_replays() {
    compare(sources: 1, { Candidate(MiniSignal($0[0]).replay()) }) {
      Candidate(Signal($0[0]).replay())
    }
    compare(sources: 1, { Candidate(MiniSignal($0[0]).replayLast()) }) {
      Candidate(Signal($0[0]).replayLast())
    }
    compare(sources: 1, { Candidate(MiniSignal($0[0]).replayLazily()) }) {
      Candidate(Signal($0[0]).replayLazily())
    }
  }

  func test_shared() {
    compare(sources: 1, { Candidate(shared(Signal($0[0]))) }) { Candidate(Signal($0[0]).share()) }
  }

  func test_operators_of_one_input() {
    compare(sources: 1, { Candidate(MiniSignal($0[0]).map { $0 * 2 }.filter { $0 > 6 }) }) {
      Candidate(Signal($0[0]).map { $0 * 2 }.filter { $0 > 6 })
    }
    for count in 0...2 {
      compare(sources: 1, { Candidate(MiniSignal($0[0]).take(count)) }) {
        Candidate(Signal($0[0]).take(count))
      }
    }
  }

  func test_joins_of_two_inputs() {
    compare(sources: 2, { Candidate(MiniSignal($0[0]).concat(MiniSignal($0[1]))) }) {
      Candidate(Signal($0[0]).concat(Signal($0[1])))
    }
    compare(sources: 2, { Candidate(MiniSignal($0[0]).merge(MiniSignal($0[1]))) }) {
      Candidate(Signal($0[0]).merge(Signal($0[1])))
    }
    compare(sources: 2, { Candidate(MiniSignal($0[0]).take(until: MiniSignal($0[1]))) }) {
      Candidate(Signal($0[0]).take(until: Signal($0[1])))
    }
    compare(
      sources: 2,
      { sources in Candidate(MiniSignal(sources[0]).catch { _ in MiniSignal(sources[1]) }) }
    ) { sources in Candidate(Signal(sources[0]).catch { _ in Signal(sources[1]) }) }
    compare(
      sources: 2,
      { Candidate(MiniSignal($0[0]).combineLatest(with: MiniSignal($0[1])).map { $0 * 10 + $1 }) }
    ) { Candidate(Signal($0[0]).combineLatest(with: Signal($0[1])).map { $0 * 10 + $1 }) }
  }

  func test_signals_of_signals() {
    for limit in 0...2 {
      compare(
        sources: 3,
        { sources in
          let inner = sources.dropFirst().map { MiniSignal($0) }
          return Candidate(
            MiniSignal(sources[0]).map { inner[$0 % 2] }.flatten(maxConcurrent: limit))
        }
      ) { sources in
        let inner = sources.dropFirst().map { Signal($0) }
        return Candidate(Signal(sources[0]).map { inner[$0 % 2] }.flatten(maxConcurrent: limit))
      }
    }
    compare(
      sources: 3,
      { sources in
        let inner = sources.dropFirst().map { MiniSignal($0) }
        return Candidate(MiniSignal(sources[0]).map { inner[$0 % 2] }.switchToLatest())
      }
    ) { sources in
      let inner = sources.dropFirst().map { Signal($0) }
      return Candidate(Signal(sources[0]).map { inner[$0 % 2] }.switchToLatest())
    }
  }

  func test_a_difference_is_found_made_small_and_drawn() {
    let difference = difference(
      between: { Candidate(sharedByCounting(Signal($0[0]))) },
      and: { Candidate(Signal($0[0]).share()) }, sources: 1, connects: false)
    XCTAssertEqual(
      difference,
      """
      RANDOM_SEED=18 RANDOM_CASES=1
      source 0 (at once (7|))  -
      what happens             ^
      Mini, listener 0         (7|)
      Mini, listener 1         -
      Mini, starts             [1]
      library, listener 0      (7|)
      library, listener 1      (7|)
      library, starts          [2]
      inside event 2 of listener 0: another joins
      """)
  }

  /// Runs random scripts on both, and fails with the smallest one of which they make something else.
  private func compare(
    sources: Int, connects: Bool = false, _ mini: @escaping Make,
    _ library: @escaping Make, line: UInt = #line
  ) {
    if let difference = difference(
      between: mini, and: library, sources: sources, connects: connects)
    {
      XCTFail(difference, line: line)
    }
  }

  private func difference(
    between mini: @escaping Make, and library: @escaping Make, sources: Int, connects: Bool
  ) -> String? {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    let cases = environment["RANDOM_CASES"].flatMap(UInt64.init) ?? 1_000
    let differ = { (script: Script) in
      let (ours, theirs) = (Outcome(of: script, on: mini), Outcome(of: script, on: library))
      // A join of the library begins nothing when it is over. A Mini may; nobody hears that.
      return sources > 1 ? !ours.hears(theSameAs: theirs) : ours != theirs
    }
    for number in seed..<(seed + cases) {
      let script = Script(seed: number, sources: sources, connects: connects)
      guard differ(script) else { continue }
      let smallest = script.shrunk(while: differ)
      return "RANDOM_SEED=\(number) RANDOM_CASES=1\n"
        + smallest.drawn([
          ("Mini", Outcome(of: smallest, on: mini)),
          ("library", Outcome(of: smallest, on: library)),
        ])
    }
    return nil
  }
}

/// The source runs while somebody is counted, and one that has ended still counts its listeners.
private func sharedByCounting(_ source: Signal<Int>) -> Signal<Int> {
  var listeners = 0
  var subject = Subject<Int>()
  return Signal { subscriber in
    listeners += 1
    let isFirst = listeners == 1
    if isFirst { subject = Subject() }
    let subscription = subject.subscribe(subscriber)
    if isFirst { source.subscribe(subject) }
    return Disposable {
      subscription.dispose()
      listeners -= 1
    }
  }
}
