extension Signal {
  /// Sends values until one satisfies `predicate`, and then completes.
  ///
  ///     self                    --1--2--9--3--|
  ///     take(until: { $0 > 5 }) --1--2--|
  ///
  /// The value that satisfies `predicate` is not sent. The subscription to this signal is disposed
  /// before completion is sent. If this signal's recipe is still running, its disposable is
  /// disposed as soon as the recipe returns it. An earlier completion or error passes through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-takeUntilBlock:`.
  public func take(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    take(while: { !predicate($0) }).named("-takeUntilBlock:", of: self)
  }
}
