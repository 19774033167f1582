extension Signal {
  /// Sends values until `predicate` is true of one, and then completes.
  ///
  ///     self                    --1--2--9--3--|
  ///     take(until: { $0 > 5 }) --1--2--|
  ///
  /// The value that ends it is not sent. An end of this signal before that passes through. The
  /// source is disposed first, unless it is still inside its own subscription: then when its recipe
  /// returns. Its state is not locked: put `deliver(on:)` before it if several threads send.
  ///
  /// RAC: `-takeUntilBlock:`.
  public func take(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    take(while: { !predicate($0) }).named("-takeUntilBlock:", of: self)
  }
}
