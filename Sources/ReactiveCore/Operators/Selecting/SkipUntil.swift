extension Signal {
  /// Drops values until one satisfies `predicate`, and sends that value and all later values.
  ///
  ///     self                    --1--2--9--3--|
  ///     skip(until: { $0 > 5 }) --------9--3--|
  ///
  /// `predicate` doesn't run again after the first value has been sent. Completion and errors pass
  /// through.
  ///
  /// This operator doesn't lock its state. If several threads send values, put `deliver(on:)`
  /// before it.
  ///
  /// RAC: `-skipUntilBlock:`.
  public func skip(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    skip(while: { !predicate($0) }).named("-skipUntilBlock:", of: self)
  }
}
