extension Signal {
  /// Sends values until one satisfies `predicate`, and then completes.
  ///
  ///     self                    --1--2--9--3--|
  ///     take(until: { $0 > 5 }) --1--2--|
  ///
  /// The value that satisfies `predicate` is not sent. The source is disposed before completion is
  /// sent. A source that sends inside its recipe is disposed when the recipe returns. Completion
  /// and errors that come earlier pass through.
  ///
  /// The state is not locked. If several threads send, put `deliver(on:)` before this operator.
  ///
  /// RAC: `-takeUntilBlock:`.
  public func take(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    take(while: { !predicate($0) }).named("-takeUntilBlock:", of: self)
  }
}
