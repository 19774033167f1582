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
      let serializer = Serializer()
      var left: Value?
      var right: Other?
      var running = 2

      let send = {
        if let left, let right { subscriber.sendNext((left, right)) }
      }
      let error = serializer.serialize { subscriber.sendError($0) }
      let complete = serializer.serialize {
        running -= 1
        if running == 0 { subscriber.sendCompleted() }
      }

      let inputs = CompoundDisposable()
      inputs.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { value in
            left = value
            send()
          },
          error: error, completed: complete))
      inputs.add(
        other.forward(
          to: subscriber,
          next: serializer.serialize { value in
            right = value
            send()
          },
          error: error, completed: complete))
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
    guard let first = signals.first else { return .empty() }
    return signals.dropFirst().reduce(first.map { [$0] }) { combined, next in
      combined.combineLatest(with: next).map { $0 + [$1] }
    }
    .named("+combineLatest:") { "\(signals)" }
  }
}
