import struct Marbles.SplitMix64
import ReactiveCore

/// One operator of a random chain.
enum Step {
  case map, filter, ignore, ignoreValues, scan, scanWithIndex, combinePrevious
  case distinct, distinctByParity, takeWhile, takeWhileInclusive, skipWhile
  case collect, aggregate, any, all, tryMap
  case take(Int), element(Int), skip(Int), takeLast(Int), startWith(Int), bufferCount(Int)
  case retry(Int), retryAfter(Int, Int), replaceError(Int), repeated(Int)
  case delay(Int), throttle(Int), throttleFirst(Int), throttleLatest(Int), buffer(Int), timeout(Int)
  /// What leaves every event as it is.
  case same(Way)
  /// An operator that takes another signal, which sends these events.
  case join(Join, TimedEvents)

  /// What a chain and another signal can be joined by.
  enum Join: CaseIterable {
    case concat, then, catchTo, merge, zip, combineLatest, sample, takeUntil, takeUntilReplacement
    case withLatestFrom, race
    /// Each value becomes the other signal.
    case flattenMap, concatMap, switchToLatest, exhaustMap, twoAtATime
    /// The other signal's values are boundaries.
    case windows
  }

  /// A way round that comes back to the same events.
  enum Way: CaseIterable {
    case materialized, grouped, shared, delivered, subscribedOn, mappedError
    case deferred, returned, optional
  }

  static func random(using random: inout SplitMix64) -> Step {
    let number = Int.random(in: 0...3, using: &random)
    let time = Int.random(in: 1...500_000_000, using: &random)
    let events = TimedEvents.random(using: &random)
    let alone: [Step] = [
      .map, .filter, .ignore, .ignoreValues, .scan, .scanWithIndex, .combinePrevious, .distinct,
      .distinctByParity, .takeWhile, .takeWhileInclusive, .skipWhile, .collect, .aggregate, .any,
      .all, .tryMap, .take(number), .element(number), .skip(number), .takeLast(number),
      .startWith(number), .bufferCount(number + 1), .retry(number + 1),
      .retryAfter(number + 1, time), .replaceError(number), .repeated(3 * number + 1), .delay(time),
      .throttle(time), .throttleFirst(time), .throttleLatest(time), .buffer(time),
      .timeout(2 * time),
    ]
    let around = Way.allCases.map { Step.same($0) }
    let joined = Join.allCases.map { Step.join($0, events) }
    return (alone + around + joined).randomElement(using: &random)!
  }

  func apply(to signal: Signal<Int>, on clock: ChainClock) -> Signal<Int> {
    switch self {
    case .map: signal.map { $0 &* 3 &+ 1 }
    case .filter: signal.filter { $0 % 2 == 0 }
    case .ignore: signal.ignore(1)
    case .ignoreValues: signal.ignoreValues()
    case .scan: signal.scan(0) { $0 &+ $1 }
    case .scanWithIndex: signal.scanWithIndex(0) { $0 &+ $2 &* $1 }
    case .combinePrevious: signal.combinePrevious(7) { $0 &* 5 &+ $1 }
    case .distinct: signal.distinctUntilChanged()
    case .distinctByParity: signal.distinctUntilChanged { $0 % 2 == $1 % 2 }
    case .takeWhile: signal.take(while: { $0 <= 2 })
    case .takeWhileInclusive: signal.take(while: { $0 <= 2 }, inclusive: true)
    case .skipWhile: signal.skip(while: { $0 <= 2 })
    case .collect: signal.collect().map(digest)
    case .aggregate: signal.aggregate(7) { $0 &* 3 &+ $1 }
    case .any: signal.any { $0 > 2 }.map { $0 ? 1 : 0 }
    case .all: signal.all { $0 <= 2 }.map { $0 ? 1 : 0 }
    case .tryMap: signal.tryMap { if $0 == 3 { throw Failure("three") } else { $0 } }
    case .take(let count): signal.take(count)
    case .element(let index): signal.element(at: index)
    case .skip(let count): signal.skip(count)
    case .takeLast(let count): signal.takeLast(count)
    case .startWith(let value): signal.startWith(value)
    case .bufferCount(let count): signal.buffer(count: count).map(digest)
    case .retry(let count): signal.retry(count)
    case .retryAfter(let count, let time):
      signal.retry(count, on: clock.scheduler) { _ in .nanoseconds(time) }
    case .replaceError(let value): signal.replaceError(with: value)
    case .repeated(let count): signal.startWith(9).repeat().take(count)
    case .delay(let time): signal.delay(.nanoseconds(time), on: clock.scheduler)
    case .throttle(let time): signal.throttle(.nanoseconds(time), on: clock.scheduler)
    case .throttleFirst(let time): signal.throttleFirst(.nanoseconds(time), on: clock.scheduler)
    case .throttleLatest(let time): signal.throttleLatest(.nanoseconds(time), on: clock.scheduler)
    case .buffer(let time): signal.buffer(.nanoseconds(time), on: clock.scheduler).map(digest)
    case .timeout(let time): signal.timeout(.nanoseconds(time), on: clock.scheduler)
    case .same(let way): way.apply(to: signal, on: clock)
    case .join(let join, let events): join.apply(to: signal, events.signal(on: clock))
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
    case .exhaustMap: signal.exhaustMap { _ in other }
    case .twoAtATime: signal.map { _ in other }.flatten(maxConcurrent: 2)
    case .withLatestFrom: signal.withLatestFrom(other).map { $0 &* 5 &+ $1 }
    case .race: signal.race(other)
    case .windows: signal.window(other).flattenMap { $0.collect().map(digest) }
    }
  }
}

extension Step.Way {
  func apply(to signal: Signal<Int>, on clock: ChainClock) -> Signal<Int> {
    switch self {
    case .materialized: signal.materialize().dematerialize()
    case .grouped: signal.groupBy { $0 % 2 }.flattenMap { $0 }
    case .shared: signal.share()
    case .delivered: signal.deliver(on: clock.scheduler)
    case .subscribedOn: signal.subscribe(on: clock.scheduler)
    case .mappedError: signal.mapError { _ in Failure("mapped") }
    case .deferred: .defer { signal }
    case .returned: signal.flattenMap { .return($0) }
    case .optional: signal.map { Optional($0) }.compactMap { $0 }
    }
  }
}
