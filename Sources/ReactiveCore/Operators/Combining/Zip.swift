extension Signal {
  /// Sends pairs: the first values of both signals, then the second values, and so on.
  ///
  ///     self   --A--B-----------C-----|
  ///     other  --------1--2--------3--|
  ///     zip    --------A1-B2-------C3-|
  ///
  /// A value waits until the other signal has sent its partner, and any number of values can wait.
  /// Subscribes to this signal before `other`.
  ///
  /// Completes as soon as no more pairs are possible, because one signal has completed and none of
  /// its values are waiting. Fails with the first error, and drops the waiting values.
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

  /// Combines the first values of two signals with `reduce`, then the second values, and so on.
  ///
  /// Completes as soon as no more pairs are possible. Fails immediately with the first error.
  ///
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>,
    reduce: @escaping (First, Second) -> Value
  ) -> Signal<Value> {
    first.zip(with: second).map(reduce).named("+zip:") { "[\(first), \(second)] reduce:" }
  }

  /// Combines the first values of three signals with `reduce`, then the second values, and so on.
  ///
  /// Completes as soon as no more results are possible. Fails immediately with the first error. For
  /// more signals, use `Signal.zip(a, b, c, d).map { a, b, c, d in … }`.
  ///
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second, Third>(
    _ first: Signal<First>, _ second: Signal<Second>, _ third: Signal<Third>,
    reduce: @escaping (First, Second, Third) -> Value
  ) -> Signal<Value> {
    first.zip(with: second).zip(with: third).map { reduce($0.0, $0.1, $1) }
      .named("+zip:") { "[\(first), \(second), \(third)] reduce:" }
  }

  /// Sends pairs: the first values of two signals, then the second values, and so on.
  ///
  /// Completes as soon as no more pairs are possible. Fails immediately with the first error.
  ///
  /// RAC: `+zip:`.
  public static func zip<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>
  ) -> Signal<(First, Second)> where Value == (First, Second) {
    first.zip(with: second).named("+zip:") { "[\(first), \(second)]" }
  }

  /// Zips this signal with one whose type can't be inferred, such as `.never()`.
  ///
  /// Completes as soon as no more pairs are possible. Fails immediately with the first error.
  ///
  /// RAC: `-zipWith:`.
  @_disfavoredOverload  // Prefer the generic operator if the type is known.
  public func zip(with other: Signal<Void>) -> Signal<(Value, Void)> {
    zip(with: other)
  }
}

private final class Pairing<Left, Right>: SerialOutput<(Left, Right)>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private let left = FirstInFirstOut<Left>()
  private let right = FirstInFirstOut<Right>()
  private var leftIsOver = false
  private var rightIsOver = false

  func addLeft(_ value: Left) {
    serializer.perform(orDefer: { self.addLeft(value) }) {
      left.append(value)
      sendPair()
    }
  }

  func addRight(_ value: Right) {
    serializer.perform(orDefer: { self.addRight(value) }) {
      right.append(value)
      sendPair()
    }
  }

  func endLeft() {
    serializer.perform(orDefer: { self.endLeft() }) {
      leftIsOver = true
      completeIfOver()
    }
  }

  func endRight() {
    serializer.perform(orDefer: { self.endRight() }) {
      rightIsOver = true
      completeIfOver()
    }
  }

  private func sendPair() {
    if left.isEmpty || right.isEmpty { return }
    subscriber.sendNext((left.popFirst()!, right.popFirst()!))
    completeIfOver()
  }

  private func completeIfOver() {
    if leftIsOver && left.isEmpty || rightIsOver && right.isEmpty { subscriber.sendCompleted() }
  }
}
