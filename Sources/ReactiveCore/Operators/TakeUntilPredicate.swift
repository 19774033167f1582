extension Signal {
  /// Sends values until `predicate` is true of one, and then completes.
  ///
  /// The value that ends it is not sent. RAC: `-takeUntilBlock:`. Keeps STR-TAKEPRED-1…5.
  public func take(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    take(while: { !predicate($0) }).named("-takeUntilBlock:", of: self)
  }
}
