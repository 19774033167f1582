extension Signal {
  /// Pairs the first value of each signal, then the second of each, and so on.
  ///
  ///     self   --A--B-----------C-----|
  ///     other  --------1--2--------3--|
  ///     zip    --------A1-B2-------C3-|
  ///
  /// A value waits until its partner comes, however long that takes. Completes as soon as no pair can
  /// follow: when a completed signal has no value waiting. An error ends it at once, and what waits is
  /// dropped. This signal is subscribed first, then `other`, always both.
  ///
  /// RAC: `-zipWith:`. Keeps STR-ZIPWITH-1…11.
  public func zip<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)> { subscriber in
      let serializer = Serializer()
      var left = Waiting<Value>()
      var right = Waiting<Other>()

      let completeIfDone = {
        if left.isDone || right.isDone { subscriber.sendCompleted() }
      }
      let sendPair = {
        guard !left.values.isEmpty, !right.values.isEmpty,
          let first = left.values.popFirst(), let second = right.values.popFirst()
        else { return }
        subscriber.sendNext((first, second))
        completeIfDone()
      }
      let error = serializer.serialize { subscriber.sendError($0) }

      let inputs = CompoundDisposable()
      inputs.add(
        self.forward(
          to: subscriber,
          next: serializer.serialize { value in
            left.values.append(value)
            sendPair()
          },
          error: error,
          completed: serializer.serialize {
            left.hasCompleted = true
            completeIfDone()
          }))
      inputs.add(
        other.forward(
          to: subscriber,
          next: serializer.serialize { value in
            right.values.append(value)
            sendPair()
          },
          error: error,
          completed: serializer.serialize {
            right.hasCompleted = true
            completeIfDone()
          }))
      return inputs
    }
    .named("-zipWith:", of: self) { other.description }
  }

  /// Sends `reduce` of the first value of each signal, then of the second of each, and so on.
  ///
  /// RAC: `+zip:reduce:`. Keeps STR-ZIP-6.
  public static func zip<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>,
    reduce: @escaping (First, Second) -> Value
  ) -> Signal<Value> {
    first.zip(with: second).map(reduce).named("+zip:") { "[\(first), \(second)] reduce:" }
  }

  /// Sends `reduce` of the first value of each of three signals, then of the second of each, and so on.
  ///
  /// More than three have a closure as well: `Signal.zip(a, b, c, d).map { a, b, c, d in … }`.
  ///
  /// RAC: `+zip:reduce:`. Keeps STR-ZIP-6.
  public static func zip<First, Second, Third>(
    _ first: Signal<First>, _ second: Signal<Second>, _ third: Signal<Third>,
    reduce: @escaping (First, Second, Third) -> Value
  ) -> Signal<Value> {
    first.zip(with: second).zip(with: third).map { reduce($0.0, $0.1, $1) }
      .named("+zip:") { "[\(first), \(second), \(third)] reduce:" }
  }

  /// Pairs the first value of each signal, then the second of each, and so on.
  ///
  /// RAC: `+zip:`. Keeps STR-ZIP-3…5.
  public static func zip<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>
  ) -> Signal<(First, Second)> where Value == (First, Second) {
    first.zip(with: second).named("+zip:") { "[\(first), \(second)]" }
  }
}

extension Signal {
  /// Collects the first values of all `signals` in one list, then the second values, and so on.
  ///
  /// An empty list of signals completes at once.
  ///
  /// RAC: `+zip:`. Keeps STR-ZIP-1…5, STR-ZIP-7.
  public static func zip<Element>(
    _ signals: some Sequence<Signal<Element>>
  ) -> Signal<[Element]> where Value == [Element] {
    let signals = Array(signals)
    guard let first = signals.first else { return .empty() }
    return signals.dropFirst().reduce(first.map { [$0] }) { zipped, next in
      zipped.zip(with: next).map { $0 + [$1] }
    }
    .named("+zip:") { "\(signals)" }
  }
}

/// One side of a zip: the values that have no partner yet.
private struct Waiting<Value> {
  var values = FirstInFirstOut<Value>()
  var hasCompleted = false

  /// Whether this side can give no further pair.
  var isDone: Bool { hasCompleted && values.isEmpty }
}
