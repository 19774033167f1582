extension Signal {
  /// Turns each value into a signal, and sends the values of one signal after the other.
  ///
  ///     self       --1--2--------|
  ///     1 →          a----b|
  ///     2 →  (waits)       a----b|
  ///     concatMap  --a----ba----b|
  ///
  /// This is equivalent to `map(transform).concat()`. Each signal is made when its value arrives,
  /// and subscribed to when all earlier signals have completed. Any number of signals can wait.
  ///
  /// Completes when the source and all signals have completed. The first error ends the result. An
  /// error or disposal disposes the running signal, and drops the waiting ones.
  ///
  /// ReactiveCocoa has no equivalent. RxSwift: `concatMap`.
  public func concatMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    map(transform).concat().named("-concatMap:", of: self)
  }
}
