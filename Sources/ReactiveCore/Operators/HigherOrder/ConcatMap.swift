extension Signal {
  /// Turns each value into a signal, and sends the values of these signals, one signal after the
  /// other.
  ///
  ///     self       --1--2--------|
  ///     1 →          a----b|
  ///     2 →  (waits)       a----b|
  ///     concatMap  --a----ba----b|
  ///
  /// This is equivalent to `map(transform).concat()`. Makes each signal when its value arrives, and
  /// subscribes to it when all earlier signals have completed. Any number of signals can wait.
  ///
  /// Completes when this signal and all created signals have completed. Fails with the first error.
  /// An error or disposal disposes all subscriptions, and drops the waiting signals.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `concatMap`.
  public func concatMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    map(transform).concat().named("-concatMap:", of: self)
  }
}
