extension Signal where Value: Equatable {
  /// Drops the values that equal `value`.
  ///
  ///     self       --1--2--1--|
  ///     ignore(1)  -----2-----|
  ///
  /// Completion and errors pass through.
  ///
  /// RAC: `-ignore:`.
  public func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named("-ignore:", of: self) { "\(value)" }
  }
}
