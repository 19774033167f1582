import ReactiveCore

/// One operator of a random chain.
enum Step {
  case map, filter, scan, distinct
  case take(Int), skip(Int), takeLast(Int), startWith(Int), retry(Int)
  case delay(Int), throttle(Int), timeout(Int)
  /// An operator that takes another signal, which sends these events.
  case join(Join, TimedEvents)

  /// What a chain and another signal can be joined by.
  enum Join: CaseIterable {
    case concat, then, catchTo, merge, zip, combineLatest, sample, takeUntil, takeUntilReplacement
    /// Each value becomes the other signal.
    case flattenMap, concatMap, switchToLatest
  }

  static func random(using random: inout SplitMix64) -> Step {
    let number = Int.random(in: 0...3, using: &random)
    let time = Int.random(in: 1...500_000_000, using: &random)
    let events = TimedEvents.random(using: &random)
    let alone: [Step] = [
      .map, .filter, .scan, .distinct, .take(number), .skip(number), .takeLast(number),
      .startWith(number), .retry(number + 1), .delay(time), .throttle(time), .timeout(2 * time),
    ]
    let joined = Join.allCases.map { Step.join($0, events) }
    return (alone + joined).randomElement(using: &random)!
  }

  func apply(to signal: Signal<Int>, on scheduler: TestScheduler) -> Signal<Int> {
    switch self {
    case .map: signal.map { $0 &* 3 &+ 1 }
    case .filter: signal.filter { $0 % 2 == 0 }
    case .scan: signal.scan(0) { $0 &+ $1 }
    case .distinct: signal.distinctUntilChanged()
    case .take(let count): signal.take(count)
    case .skip(let count): signal.skip(count)
    case .takeLast(let count): signal.takeLast(count)
    case .startWith(let value): signal.startWith(value)
    case .retry(let count): signal.retry(count)
    case .delay(let time): signal.delay(.nanoseconds(time), on: scheduler)
    case .throttle(let time): signal.throttle(.nanoseconds(time), on: scheduler)
    case .timeout(let time): signal.timeout(.nanoseconds(time), on: scheduler)
    case .join(let join, let events): join.apply(to: signal, events.signal(on: scheduler))
    }
  }
}

extension Step.Join {
  func apply(to signal: Signal<Int>, _ other: Signal<Int>) -> Signal<Int> {
    switch self {
    case .concat: signal.concat(other)
    case .then: signal.then { other }
    case .catchTo: signal.catchTo(other)
    case .merge: signal.merge(other)
    case .zip: signal.zip(with: other).map { $0 &* 5 &+ $1 }
    case .combineLatest: signal.combineLatest(with: other).map { $0 &* 5 &+ $1 }
    case .sample: signal.sample(other)
    case .takeUntil: signal.take(until: other)
    case .takeUntilReplacement: signal.take(untilReplacement: other)
    case .flattenMap: signal.flattenMap { _ in other }
    case .concatMap: signal.map { _ in other }.concat()
    case .switchToLatest: signal.map { _ in other }.switchToLatest()
    }
  }
}
