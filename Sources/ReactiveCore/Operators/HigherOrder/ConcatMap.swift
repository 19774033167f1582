extension Signal {
  /// Turns each value into a signal, and sends all of the first signal, then all of the second.
  ///
  ///     self       --1--2--------|
  ///     1 →          a----b|
  ///     2 →  (waits)       a----b|
  ///     concatMap  --a----ba----b|
  ///
  /// It is `map(transform).concat()`: a signal is made when its value comes, and subscribed when
  /// its turn comes; until then it waits, without a limit. The first error ends everything.
  /// Disposal disposes what runs, and drops what waits.
  ///
  /// ReactiveCocoa has no such name; RxSwift: `concatMap`.
  public func concatMap<Output>(
    _ transform: @escaping (Value) -> Signal<Output>
  ) -> Signal<Output> {
    map(transform).concat().named("-concatMap:", of: self)
  }
}
