extension Signal {
  /// Drops values until one satisfies `predicate`, and sends that value and all later values.
  ///
  ///     self                    --1--2--9--3--|
  ///     skip(until: { $0 > 5 }) --------9--3--|
  ///
  /// `predicate` doesn't run again after the first value that is sent. Completion and errors pass
  /// through.
  ///
  /// The state is not locked. If several threads send, put `deliver(on:)` before this operator.
  ///
  /// RAC: `-skipUntilBlock:`.
  public func skip(until predicate: @escaping (Value) -> Bool) -> Signal<Value> {
    skip(while: { !predicate($0) }).named("-skipUntilBlock:", of: self)
  }
}
