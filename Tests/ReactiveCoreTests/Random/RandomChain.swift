import ReactiveCore

/// An input and the operators that it goes through.
struct RandomChain {
  let input: TimedEvents
  let steps: [Step]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    input = .random(using: &random)
    steps = (0..<Int.random(in: 1...6, using: &random)).map { _ in .random(using: &random) }
  }

  var expected: TimedEvents { steps.reduce(input) { $1.model($0) } }

  var recorded: TimedEvents {
    let scheduler = TestScheduler()
    var events = TimedEvents()
    scheduler.performAsCurrent {
      let chain = steps.reduce(input.signal(on: scheduler)) { $1.apply(to: $0, on: scheduler) }
      events = .record(chain, on: scheduler)
    }
    return events
  }
}
