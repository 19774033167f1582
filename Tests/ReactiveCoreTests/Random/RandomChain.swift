import ReactiveCore

/// An input and the operators that it goes through.
struct RandomChain: Equatable {
  var input: TimedEvents
  var steps: [Step]

  init(input: TimedEvents, steps: [Step]) {
    (self.input, self.steps) = (input, steps)
  }

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

  /// The shortest chain with the smallest input that still fails.
  func shrunk(while fails: (RandomChain) -> Bool) -> RandomChain {
    var smallest = self
    while let smaller = smallest.smaller.first(where: fails) { smallest = smaller }
    return smallest
  }

  private var smaller: [RandomChain] {
    let fewerSteps = steps.indices.map { index in
      RandomChain(input: input, steps: Array(steps[..<index] + steps[(index + 1)...]))
    }
    let smallerSteps = steps.indices.flatMap { index in
      steps[index].smaller.map { step in
        var chain = self
        chain.steps[index] = step
        return chain
      }
    }
    return fewerSteps + input.smaller.map { RandomChain(input: $0, steps: steps) } + smallerSteps
  }
}
