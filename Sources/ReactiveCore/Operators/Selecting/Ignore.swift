extension Signal where Value: Equatable {
  /// Sends the values that differ from `value`.
  ///
  ///     self       --1--2--1--|
  ///     ignore(1)  -----2-----|
  ///
  /// RAC: `-ignore:`.
  public func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named("-ignore:", of: self) { "\(value)" }
  }
}
