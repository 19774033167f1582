import struct Marbles.SplitMix64
import ReactiveCore
import XCTest

/// Tests that compare randomly generated chains of operators with models.
///
/// `RANDOM_SEED` repeats a run, and `RANDOM_CASES` sets the number of chains.
final class RandomChainTests: XCTestCase {
  func test_random_chains_send_the_events_of_their_models_and_leave_no_source_running() {
    let seed = Stress.number(named: "RANDOM_SEED") ?? Int.random(in: 0..<1_000_000_000)
    let cases = Stress.number(named: "RANDOM_CASES") ?? 1_500
    print("random chains: RANDOM_SEED=\(seed) RANDOM_CASES=\(cases)")
    for number in 0..<cases {
      var random = SplitMix64(seed: UInt64(seed + number))
      let clock = ChainClock()
      let input = TimedEvents.random(using: &random)
      let others = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        (
          number: Int.random(in: 0...3, using: &random),
          time: Int.random(in: 1...500_000_000, using: &random),
          events: TimedEvents.random(using: &random)
        )
      }
      let steps = others.map { other in
        Step.all(other.number, other.time, other.events, on: clock)
          .randomElement(using: &random)!
      }
      // The time at which the subscriber disposes its subscription, or nil.
      let leaving =
        Bool.random(using: &random) ? Int.random(in: 2...1_500_000_000, using: &random) : nil

      var expected = steps.reduce(input) { $1.model($0) }
      if let leaving, expected.endTime >= leaving {
        expected = TimedEvents(values: expected.values.filter { $0.time < leaving })
      }
      var recorded = TimedEvents()
      clock.scheduler.performAsCurrent {
        let chain = steps.reduce(input.signal(on: clock)) { $1.apply($0) }
        recorded = .record(chain, on: clock.scheduler, until: leaving)
      }
      let isEndless = leaving == nil && expected.end == nil
      if recorded == expected, clock.running.value == 0 || isEndless { continue }
      return XCTFail(
        """
        RANDOM_SEED=\(seed + number) RANDOM_CASES=1
        input    \(input)
        steps    \(zip(steps, others).map { "\($0.name) \($1)" })
        leaving  \(leaving.map(String.init) ?? "never")
        expected \(expected)
        recorded \(recorded), and \(clock.running.value) sources still run
        """)
    }
  }
}

/// The clock of one chain, and the number of the chain's running sources.
struct ChainClock {
  let scheduler = TestScheduler()
  let running = Counter()
}
