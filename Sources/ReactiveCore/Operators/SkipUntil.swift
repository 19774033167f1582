extension Signal {
  /// Drops values until `predicate` is true of one, and sends that one and all that follow.
  ///
  /// RAC: `-skipUntilBlock:`. Keeps STR-SKIPPED-1, STR-SKIPPED-3.
  public func skip(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    skip(while: { !predicate($0) }).named("-skipUntilBlock:", of: self)
  }
}
