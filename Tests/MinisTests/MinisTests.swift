import Marbles
import ReactiveCore
import XCTest

@testable import Solution18

/// Tests that compare the solutions' operators with the library's in randomly generated scripts.
///
/// `RANDOM_SEED` sets the first seed. `RANDOM_CASES` sets the number of scripts.
final class MinisTests: XCTestCase {
  func test_a_subject_matches_the_library() {
    compare(sources: 1, { ScriptTarget(MiniSubject<Int>(), pushedBy: $0[0]) }) {
      ScriptTarget(Subject<Int>(), pushedBy: $0[0])
    }
  }

  func test_a_replay_subject_matches_the_library() {
    for capacity in [0, 1, 2, .max] {
      compare(
        sources: 1, { ScriptTarget(MiniReplaySubject<Int>(capacity: capacity), pushedBy: $0[0]) }
      ) { ScriptTarget(ReplaySubject<Int>(capacity: capacity), pushedBy: $0[0]) }
    }
  }

  func test_a_multicast_connection_matches_the_library() {
    compare(sources: 1, connects: true, { ScriptTarget(MiniSignal($0[0]).publish()) }) {
      ScriptTarget(Signal($0[0]).publish())
    }
    compare(
      sources: 1, connects: true,
      { ScriptTarget(MiniSignal($0[0]).multicast(MiniReplaySubject(capacity: 2))) }
    ) { ScriptTarget(Signal($0[0]).multicast(ReplaySubject(capacity: 2))) }
  }

  func test_autoconnect_matches_the_library() {
    compare(sources: 1, { ScriptTarget(MiniSignal($0[0]).publish().autoconnect()) }) {
      ScriptTarget(Signal($0[0]).publish().autoconnect())
    }
    compare(
      sources: 1, { ScriptTarget(MiniSignal($0[0]).multicast(MiniReplaySubject()).autoconnect()) }
    ) { ScriptTarget(Signal($0[0]).multicast(ReplaySubject()).autoconnect()) }
  }

  func test_replays_match_the_library() {
    compare(sources: 1, { ScriptTarget(MiniSignal($0[0]).replay()) }) {
      ScriptTarget(Signal($0[0]).replay())
    }
    compare(sources: 1, { ScriptTarget(MiniSignal($0[0]).replayLast()) }) {
      ScriptTarget(Signal($0[0]).replayLast())
    }
    compare(sources: 1, { ScriptTarget(MiniSignal($0[0]).replayLazily()) }) {
      ScriptTarget(Signal($0[0]).replayLazily())
    }
  }

  func test_operators_with_one_input_match_the_library() {
    compare(sources: 1, { ScriptTarget(MiniSignal($0[0]).map { $0 * 2 }.filter { $0 > 6 }) }) {
      ScriptTarget(Signal($0[0]).map { $0 * 2 }.filter { $0 > 6 })
    }
    for count in 0...2 {
      compare(sources: 1, { ScriptTarget(MiniSignal($0[0]).take(count)) }) {
        ScriptTarget(Signal($0[0]).take(count))
      }
    }
  }

  func test_operators_with_two_inputs_match_the_library() {
    compare(sources: 2, { ScriptTarget(MiniSignal($0[0]).concat(MiniSignal($0[1]))) }) {
      ScriptTarget(Signal($0[0]).concat(Signal($0[1])))
    }
    compare(sources: 2, { ScriptTarget(MiniSignal($0[0]).merge(MiniSignal($0[1]))) }) {
      ScriptTarget(Signal($0[0]).merge(Signal($0[1])))
    }
    compare(sources: 2, { ScriptTarget(MiniSignal($0[0]).take(until: MiniSignal($0[1]))) }) {
      ScriptTarget(Signal($0[0]).take(until: Signal($0[1])))
    }
    compare(
      sources: 2,
      { sources in ScriptTarget(MiniSignal(sources[0]).catch { _ in MiniSignal(sources[1]) }) }
    ) { sources in ScriptTarget(Signal(sources[0]).catch { _ in Signal(sources[1]) }) }
    compare(
      sources: 2,
      {
        ScriptTarget(MiniSignal($0[0]).combineLatest(with: MiniSignal($0[1])).map { $0 * 10 + $1 })
      }
    ) { ScriptTarget(Signal($0[0]).combineLatest(with: Signal($0[1])).map { $0 * 10 + $1 }) }
  }

  func test_operators_on_signals_of_signals_match_the_library() {
    for limit in 0...2 {
      compare(
        sources: 3,
        { sources in
          let inner = sources.dropFirst().map { MiniSignal($0) }
          return ScriptTarget(
            MiniSignal(sources[0]).map { inner[$0 % 2] }.flatten(maxConcurrent: limit))
        }
      ) { sources in
        let inner = sources.dropFirst().map { Signal($0) }
        return ScriptTarget(Signal(sources[0]).map { inner[$0 % 2] }.flatten(maxConcurrent: limit))
      }
    }
    compare(
      sources: 3,
      { sources in
        let inner = sources.dropFirst().map { MiniSignal($0) }
        return ScriptTarget(MiniSignal(sources[0]).map { inner[$0 % 2] }.switchToLatest())
      }
    ) { sources in
      let inner = sources.dropFirst().map { Signal($0) }
      return ScriptTarget(Signal(sources[0]).map { inner[$0 % 2] }.switchToLatest())
    }
  }

  private func compare(
    sources: Int, connects: Bool = false, _ mini: RandomScripts.TargetFactory,
    _ library: RandomScripts.TargetFactory, line: UInt = #line
  ) {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    let cases = environment["RANDOM_CASES"].flatMap(UInt64.init) ?? 300
    for seed in first..<(first + cases) {
      let script = RandomScripts(sources: sources, connects: connects, seeds: seed..<(seed + 1))
      let (minis, librarys) = script.drawings(of: mini, and: library)
      if minis != librarys {
        return XCTAssertEqual(minis, librarys, "RANDOM_SEED=\(seed) RANDOM_CASES=1", line: line)
      }
    }
  }
}
