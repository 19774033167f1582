import struct Marbles.SplitMix64
import ReactiveCore

/// An operator in a randomly generated chain, and a model of its effect.
struct Step {
  let name: String
  let apply: (Signal<Int>) -> Signal<Int>
  /// The operator's effect, computed on arrays instead of signals.
  let model: (TimedEvents) -> TimedEvents

  init(
    _ name: String, _ apply: @escaping (Signal<Int>) -> Signal<Int>,
    _ model: @escaping (TimedEvents) -> TimedEvents = { $0 }
  ) {
    (self.name, self.apply, self.model) = (name, apply, model)
  }

  /// Returns a step for each operator, with `number`, `time`, and the events of `b` as arguments.
  static func all(_ number: Int, _ time: Int, _ b: TimedEvents, on clock: ChainClock) -> [Step] {
    let (wait, scheduler, other) = (
      Duration.nanoseconds(time), clock.scheduler, b.signal(on: clock)
    )
    return [
      Step("take", { $0.take(number + 1) }, { $0.ended(after: number + 1) }),
      Step("skip", { $0.skip(number) }, { $0.withValues($0.values.dropFirst(number)) }),
      Step("startWith", { $0.startWith(number) }) {
        $0.withValues([.init(time: 0, value: number)] + $0.values)
      },
      Step("retry", { $0.retry(number + 1) }, { $0.retried(number + 1) }),
      Step("groupBy", { $0.groupBy { $0 % 2 }.flattenMap { $0 } }),
      Step("share", { $0.share() }),
      Step("deliver", { $0.deliver(on: scheduler) }),
      Step("subscribe", { $0.subscribe(on: scheduler) }),

      Step("delay", { $0.delay(wait, on: scheduler) }, { $0.delayed(by: time) }),
      Step("throttle", { $0.throttle(wait, on: scheduler) }, { $0.throttled(by: time) }),
      Step(
        "throttleFirst", { $0.throttleFirst(wait, on: scheduler) }, { $0.firstOnes(each: time) }),
      Step("throttleLatest", { $0.throttleLatest(wait, on: scheduler) }) {
        $0.latestOnes(each: time)
      },
      Step("buffer", { $0.buffer(wait, on: scheduler).map(digest) }, { $0.buffered(for: time) }),
      Step("timeout", { $0.timeout(wait * 2, on: scheduler) }) {
        2 * time < $0.endTime ? $0.cut(at: 2 * time, end: .failed) : $0
      },
      Step("retry after", { $0.retry(number + 1, on: scheduler) { _ in wait } }) {
        $0.retried(number + 1, after: time)
      },

      Step("concat", { $0.concat(other) }, { $0.end == .completed ? $0.followed(by: b) : $0 }),
      Step("catchTo", { $0.catchTo(other) }, { $0.end == .failed ? $0.followed(by: b) : $0 }),
      Step("merge", { $0.merge(other) }, { $0.merged(with: b) }),
      Step("zip", { $0.zip(with: other).map(mixed) }, { $0.zipped(with: b) }),
      Step("race", { $0.race(other) }, { $0.firstEvent <= b.firstEvent ? $0 : b }),
      Step("flattenMap", { $0.flattenMap { _ in other } }) {
        $0.flattened(starting: $0.values.map(\.time), b)
      },
      Step("concatMap", { $0.concatMap { _ in other } }) {
        $0.flattened(starting: $0.startTimes(of: b, atOnce: 1), b)
      },
      Step("two at a time", { $0.map { _ in other }.flatten(maxConcurrent: 2) }) {
        $0.flattened(starting: $0.startTimes(of: b, atOnce: 2), b)
      },
      Step("exhaustMap", { $0.exhaustMap { _ in other } }) {
        $0.flattened(starting: $0.startTimes(of: b, atOnce: 1, waiting: false), b)
      },
    ]
  }
}

/// Returns a number that depends on the values and their order.
func digest(_ values: [Int]) -> Int { values.reduce(1) { $0 &* 31 &+ $1 } }

func mixed(_ left: Int, _ right: Int) -> Int { left &* 5 &+ right }
