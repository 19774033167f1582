extension Signal where Value: Equatable {
  /// Sends the values that differ from `value`.
  ///
  ///     self       --1--2--1--|
  ///     ignore(1)  -----2-----|
  ///
  /// RAC: `-ignore:`. Keeps STR-FILTER-2, STR-FILTER-3.
  public func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named("-ignore:", of: self) { "\(value)" }
  }
}
