extension Signal {
  /// Turns each value into a signal, and sends the values of one signal after the other.
  ///
  ///     self       --1--2--------|
  ///     1 →          a----b|
  ///     2 →  (waits)       a----b|
  ///     concatMap  --a----ba----b|
  ///
  /// Equivalent to `map(transform).concat()`: a signal is made when its value arrives, and
  /// subscribed when all earlier signals have completed. Any number of signals can wait.
  ///
  /// Completes when the source and all signals have completed. The first error ends the result. An
  /// error or disposal disposes the running signal, and drops the waiting ones.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `concatMap`.
  public func concatMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    map(transform).concat().named("-concatMap:", of: self)
  }
}
