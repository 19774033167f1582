extension Signal {
  /// Pairs the first value of each signal, then the second of each, and so on.
  ///
  ///     self   --A--B-----------C-----|
  ///     other  --------1--2--------3--|
  ///     zip    --------A1-B2-------C3-|
  ///
  /// A value waits until its partner comes, however long that takes. Completes as soon as no pair can
  /// follow: when a completed signal has no value waiting. An error ends it at once, and what waits is
  /// dropped. This signal is subscribed first, then `other`.
  ///
  /// RAC: `-zipWith:`.
  public func zip<Other>(with other: Signal<Other>) -> Signal<(Value, Other)> {
    Signal<(Value, Other)>(of: self, other) { subscriber in
      let pairing = Pairing<Value, Other>(to: subscriber)
      self.forward(
        to: subscriber,
        next: { pairing.addLeft($0) },
        error: pairing.sendError,
        completed: { pairing.endLeft() })
      other.forward(
        to: subscriber,
        next: { pairing.addRight($0) },
        error: pairing.sendError,
        completed: { pairing.endRight() })
    }
    .named("-zipWith:", of: self) { other.description }
  }

  /// Sends `reduce` of the first value of each signal, then of the second of each, and so on.
  ///
  /// RAC: `+zip:reduce:`.
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
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second, Third>(
    _ first: Signal<First>, _ second: Signal<Second>, _ third: Signal<Third>,
    reduce: @escaping (First, Second, Third) -> Value
  ) -> Signal<Value> {
    first.zip(with: second).zip(with: third).map { reduce($0.0, $0.1, $1) }
      .named("+zip:") { "[\(first), \(second), \(third)] reduce:" }
  }

  /// Pairs the first value of each signal, then the second of each, and so on.
  ///
  /// RAC: `+zip:`.
  public static func zip<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>
  ) -> Signal<(First, Second)> where Value == (First, Second) {
    first.zip(with: second).named("+zip:") { "[\(first), \(second)]" }
  }

  /// Overload for signals such as `.never()`, whose type cannot be inferred.
  ///
  /// RAC: `-zipWith:`.
  @_disfavoredOverload  // Where the type is known, the compiler takes the operator itself.
  public func zip(with other: Signal<Void>) -> Signal<(Value, Void)> {
    zip(with: other)
  }
}

/// One subscription of `zip`: the values that have no partner yet.
private final class Pairing<Left, Right>: SerialOutput<(Left, Right)>, @unchecked Sendable {
  // Sendable: what follows is reached in turn.
  private let left = FirstInFirstOut<Left>()
  private let right = FirstInFirstOut<Right>()
  private var rows = Rows(of: 2)

  func addLeft(_ value: Left) {
    turn.perform(orDefer: { self.addLeft(value) }) {
      left.append(value)
      if rows.add(at: 0) { sendPair() }
    }
  }

  func addRight(_ value: Right) {
    turn.perform(orDefer: { self.addRight(value) }) {
      right.append(value)
      if rows.add(at: 1) { sendPair() }
    }
  }

  func endLeft() {
    turn.perform(orDefer: { self.endLeft() }) {
      if rows.end(0) { subscriber.sendCompleted() }
    }
  }

  func endRight() {
    turn.perform(orDefer: { self.endRight() }) {
      if rows.end(1) { subscriber.sendCompleted() }
    }
  }

  private func sendPair() {
    rows.take()
    subscriber.sendNext((left.popFirst()!, right.popFirst()!))
    if rows.isOver { subscriber.sendCompleted() }
  }
}
