extension Signal {
  /// Sends the latest values of both signals each time one of them sends a value.
  ///
  ///     self           --A--B-----------C-----|
  ///     other          --------1--2--------3--|
  ///     combineLatest  --------B1-B2----C2-C3-|
  ///
  /// Nothing is sent until both signals have sent a value, so A is lost in the diagram. Subscribes
  /// to this signal before `other`.
  ///
  /// Completes when both signals have completed. Fails with the first error.
  ///
  /// RAC: `-combineLatestWith:`.
  public func combineLatest<Other>(
    with other: Signal<Other>
  ) -> Signal<(Value, Other)> {
    Signal<(Value, Other)>(of: self, other) { subscriber in
      let latest = LatestPair<Value, Other>(to: subscriber)
      self.forward(
        to: subscriber,
        next: { latest.sendLeft($0) },
        error: latest.sendError,
        completed: { latest.endOne() })
      other.forward(
        to: subscriber,
        next: { latest.sendRight($0) },
        error: latest.sendError,
        completed: { latest.endOne() })
    }
    .named("-combineLatestWith:", of: self) { other.description }
  }

  /// Combines the latest values of two signals with `reduce` each time one of them sends a value.
  ///
  /// Completes when both signals have completed. Fails with the first error.
  ///
  /// RAC: `+combineLatest:reduce:`.
  public static func combineLatest<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>,
    reduce: @escaping (First, Second) -> Value
  ) -> Signal<Value> {
    first.combineLatest(with: second).map(reduce)
      .named("+combineLatest:") { "[\(first), \(second)] reduce:" }
  }

  /// Combines the latest values of three signals with `reduce` each time one of them sends a value.
  ///
  /// Completes when all signals have completed. Fails with the first error. For more signals, use
  /// `Signal.combineLatest(a, b, c, d).map { a, b, c, d in … }`.
  ///
  /// RAC: `+combineLatest:reduce:`.
  public static func combineLatest<First, Second, Third>(
    _ first: Signal<First>, _ second: Signal<Second>, _ third: Signal<Third>,
    reduce: @escaping (First, Second, Third) -> Value
  ) -> Signal<Value> {
    first.combineLatest(with: second).combineLatest(with: third)
      .map { reduce($0.0, $0.1, $1) }
      .named("+combineLatest:") { "[\(first), \(second), \(third)] reduce:" }
  }

  /// Sends the latest values of two signals each time one of them sends a value.
  ///
  /// Nothing is sent until both have sent a value. Completes when both have completed. Fails with
  /// the first error.
  ///
  /// RAC: `+combineLatest:`.
  public static func combineLatest<First, Second>(
    _ first: Signal<First>, _ second: Signal<Second>
  ) -> Signal<(First, Second)> where Value == (First, Second) {
    first.combineLatest(with: second).named("+combineLatest:") { "[\(first), \(second)]" }
  }

  /// Combines this signal with one whose type can't be inferred, such as `.never()`.
  ///
  /// Completes when both signals have completed. Fails with the first error.
  ///
  /// RAC: `-combineLatestWith:`.
  @_disfavoredOverload  // Prefer the generic operator if the type is known.
  public func combineLatest(with other: Signal<Void>) -> Signal<(Value, Void)> {
    combineLatest(with: other)
  }
}

private final class LatestPair<Left, Right>: SerialOutput<(Left, Right)>, @unchecked Sendable {
  // Sendable: `serializer` serializes access to the state.
  private let left = Box<Left>()
  private let right = Box<Right>()
  private var running = 2

  func sendLeft(_ value: Left) {
    serializer.perform(orDefer: { self.sendLeft(value) }) {
      left.change(to: value) {
        if !right.isEmpty { subscriber.sendNext((value, right.value)) }
      }
    }
  }

  func sendRight(_ value: Right) {
    serializer.perform(orDefer: { self.sendRight(value) }) {
      right.change(to: value) {
        if !left.isEmpty { subscriber.sendNext((left.value, value)) }
      }
    }
  }

  func endOne() {
    serializer.perform(orDefer: { self.endOne() }) {
      running -= 1
      if running == 0 { subscriber.sendCompleted() }
    }
  }
}
