extension Signal {
  /// Drops values until `predicate` is true of one, and sends that one and all that follow.
  ///
  ///     self                    --1--2--9--3--|
  ///     skip(until: { $0 > 5 }) --------9--3--|
  ///
  /// After the first value that is sent, `predicate` is not called again. Its state is not locked:
  /// put `deliver(on:)` before it if several threads send.
  ///
  /// RAC: `-skipUntilBlock:`.
  public func skip(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    skip(while: { !predicate($0) }).named("-skipUntilBlock:", of: self)
  }
}
