extension Signal {
  /// Sends the latest value of both signals, each time one of them sends.
  ///
  ///     self           --A--B-----------C-----|
  ///     other          --------1--2--------3--|
  ///     combineLatest  --------B1-B2----C2-C3-|
  ///
  /// Nothing is sent before both have sent a value: above, A is lost. Completes when both have
  /// completed; the first error ends it. This signal is subscribed first, then `other`, always both.
  ///
  /// RAC: `-combineLatestWith:`. Keeps SIG-COMBLATEST-1…8.
  public func combineLatest<Other>(
    with other: Signal<Other>
  ) -> Signal<(Value, Other)> {
    Signal<(Value, Other)> { subscriber in
      let latest = LatestPair<Value, Other>(to: subscriber)
      let inputs = CompoundDisposable()
      inputs.add(
        self.forward(
          to: subscriber,
          next: { latest.sendLeft($0) },
          error: { latest.fail($0) },
          completed: { latest.endOne() }))
      inputs.add(
        other.forward(
          to: subscriber,
          next: { latest.sendRight($0) },
          error: { latest.fail($0) },
          completed: { latest.endOne() }))
      return inputs
    }
    .named("-combineLatestWith:", of: self) { other.description }
  }

  /// Sends `reduce` of the latest values of both signals, each time one of them sends.
  ///
  /// RAC: `+combineLatest:reduce:`. Keeps SIG-COMBLATEST-10.
  public static func combineLatest<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>,
    reduce: @escaping (First, Second) -> Value
  ) -> Signal<Value> {
    first.combineLatest(with: second).map(reduce)
      .named("+combineLatest:") { "[\(first), \(second)] reduce:" }
  }

  /// Sends `reduce` of the latest values of three signals, each time one of them sends.
  ///
  /// More than three have a closure as well: `Signal.combineLatest(a, b, c, d).map { a, b, c, d in … }`.
  ///
  /// RAC: `+combineLatest:reduce:`. Keeps SIG-COMBLATEST-10.
  public static func combineLatest<First, Second, Third>(
    _ first: Signal<First>, _ second: Signal<Second>, _ third: Signal<Third>,
    reduce: @escaping (First, Second, Third) -> Value
  ) -> Signal<Value> {
    first.combineLatest(with: second).combineLatest(with: third)
      .map { reduce($0.0, $0.1, $1) }
      .named("+combineLatest:") { "[\(first), \(second), \(third)] reduce:" }
  }

  /// Sends the latest value of both signals, each time one of them sends.
  ///
  /// RAC: `+combineLatest:`. Keeps SIG-COMBLATEST-1…8.
  public static func combineLatest<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>
  ) -> Signal<(First, Second)> where Value == (First, Second) {
    first.combineLatest(with: second).named("+combineLatest:") { "[\(first), \(second)]" }
  }
}

extension Signal {
  /// Sends a list of the latest values of all `signals`, each time one of them sends.
  ///
  /// An empty list of signals completes at once.
  ///
  /// RAC: `+combineLatest:`. Keeps SIG-COMBLATEST-1…9.
  public static func combineLatest<Element>(
    _ signals: some Sequence<Signal<Element>>
  ) -> Signal<[Element]> where Value == [Element] {
    let signals = Array(signals)
    if signals.isEmpty { return .empty() }
    return Signal { subscriber in
      let latest = LatestList<Element>(of: signals.count, to: subscriber)
      let inputs = CompoundDisposable()
      for (place, signal) in signals.enumerated() {
        inputs.add(
          signal.forward(
            to: subscriber,
            next: { latest.send($0, from: place) },
            error: { latest.fail($0) },
            completed: { latest.endOne() }))
      }
      return inputs
    }
    .named("+combineLatest:") { "\(signals)" }
  }
}

/// One subscription of `combineLatest`: the latest value of each input.
private final class LatestPair<Left, Right>: Serializer, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private let subscriber: Subscriber<(Left, Right)>
  @exclusivity(unchecked) private var left: Left?
  @exclusivity(unchecked) private var right: Right?
  @exclusivity(unchecked) private var running = 2

  init(to subscriber: Subscriber<(Left, Right)>) { self.subscriber = subscriber }

  func sendLeft(_ value: Left) {
    perform(
      {
        _ = replace(&left, with: value)
        if let right { subscriber.sendNext((value, right)) }
      }, orLeave: { { self.sendLeft(value) } })
  }

  func sendRight(_ value: Right) {
    perform(
      {
        _ = replace(&right, with: value)
        if let left { subscriber.sendNext((left, value)) }
      }, orLeave: { { self.sendRight(value) } })
  }

  func fail(_ error: any Error) {
    perform({ subscriber.sendError(error) }, orLeave: { { self.fail(error) } })
  }

  func endOne() {
    perform(
      {
        running -= 1
        if running == 0 { subscriber.sendCompleted() }
      }, orLeave: { { self.endOne() } })
  }
}

/// One subscription of `combineLatest` to a list of inputs: the latest value of each.
private final class LatestList<Element>: Serializer, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private let subscriber: Subscriber<[Element]>
  @exclusivity(unchecked) private var values: [Element?]
  @exclusivity(unchecked) private var missing: Int
  @exclusivity(unchecked) private var running: Int

  init(of count: Int, to subscriber: Subscriber<[Element]>) {
    self.subscriber = subscriber
    values = Array(repeating: nil, count: count)
    missing = count
    running = count
  }

  func send(_ value: Element, from place: Int) {
    perform(
      {
        if case nil = replace(&values[place], with: value) { missing -= 1 }
        if missing == 0 { subscriber.sendNext(values.map { $0! }) }
      }, orLeave: { { self.send(value, from: place) } })
  }

  func fail(_ error: any Error) {
    perform({ subscriber.sendError(error) }, orLeave: { { self.fail(error) } })
  }

  func endOne() {
    perform(
      {
        running -= 1
        if running == 0 { subscriber.sendCompleted() }
      }, orLeave: { { self.endOne() } })
  }
}
