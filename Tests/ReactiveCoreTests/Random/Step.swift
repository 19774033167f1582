import ReactiveCore

/// One operator of a random chain.
enum Step: Equatable {
  case map, filter, scan, distinct
  case take(Int), skip(Int), takeLast(Int), startWith(Int)
  case delay(Int), throttle(Int)
  case concat(Trace), merge(Trace), takeUntil(Trace), switchToLatest(Trace)

  static func random(using random: inout SplitMix64) -> Step {
    let number = Int.random(in: 0...3, using: &random)
    let time = Int.random(in: 1...500_000_000, using: &random)
    let trace = Trace.random(using: &random)
    return [
      .map, .filter, .scan, .distinct, .take(number), .skip(number), .takeLast(number),
      .startWith(number), .delay(time), .throttle(time), .concat(trace), .merge(trace),
      .takeUntil(trace), .switchToLatest(trace),
    ].randomElement(using: &random)!
  }

  func apply(to signal: Signal<Int>, on scheduler: TestScheduler) -> Signal<Int> {
    switch self {
    case .map: signal.map { $0 * 3 + 1 }
    case .filter: signal.filter { $0 % 2 == 0 }
    case .scan: signal.scan(0) { $0 &+ $1 }
    case .distinct: signal.distinctUntilChanged()
    case .take(let count): signal.take(count)
    case .skip(let count): signal.skip(count)
    case .takeLast(let count): signal.takeLast(count)
    case .startWith(let value): signal.startWith(value)
    case .delay(let time): signal.delay(.nanoseconds(time), on: scheduler)
    case .throttle(let time): signal.throttle(.nanoseconds(time), on: scheduler)
    case .concat(let other): signal.concat(other.signal(on: scheduler))
    case .merge(let other): signal.merge(other.signal(on: scheduler))
    case .takeUntil(let trigger): signal.take(until: trigger.signal(on: scheduler))
    case .switchToLatest(let inner):
      signal.map { _ in inner.signal(on: scheduler) }.switchToLatest()
    }
  }

  /// The same step with smaller inputs.
  var smaller: [Step] {
    switch self {
    case .concat(let trace): trace.smaller.map { .concat($0) }
    case .merge(let trace): trace.smaller.map { .merge($0) }
    case .takeUntil(let trace): trace.smaller.map { .takeUntil($0) }
    case .switchToLatest(let trace): trace.smaller.map { .switchToLatest($0) }
    default: []
    }
  }
}
