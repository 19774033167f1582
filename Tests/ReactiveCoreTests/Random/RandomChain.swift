import struct Marbles.SplitMix64
import ReactiveCore

/// An input and the operators that it goes through.
struct RandomChain {
  let input: TimedEvents
  let steps: [Step]
  /// When the subscriber leaves, if it does.
  let leaving: Int?

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    input = .random(using: &random)
    steps = (0..<Int.random(in: 1...6, using: &random)).map { _ in .random(using: &random) }
    leaving = Bool.random(using: &random) ? .random(in: 2...1_500_000_000, using: &random) : nil
  }

  /// What the subscriber hears by the model.
  var expected: TimedEvents {
    let all = steps.reduce(input) { $1.model($0) }
    guard let leaving, all.endTime >= leaving else { return all }
    return TimedEvents(values: all.values.filter { $0.time < leaving })
  }

  /// What it hears, and how many sources still run when it has heard the end, or has left.
  var recorded: (events: TimedEvents, running: Int) {
    let clock = ChainClock()
    var events = TimedEvents()
    clock.scheduler.performAsCurrent {
      let chain = steps.reduce(input.signal(on: clock)) { $1.apply(to: $0, on: clock) }
      events = .record(chain, on: clock.scheduler, until: leaving)
    }
    return (events, clock.running.value)
  }

  /// Whether the subscriber goes on listening for ever.
  var isEndless: Bool { leaving == nil && expected.end == nil }
}

/// The time of one chain, and how many of its sources run.
struct ChainClock {
  let scheduler = TestScheduler()
  let running = Counter()
}
