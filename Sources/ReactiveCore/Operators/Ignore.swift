extension Signal where Value: Equatable {
  /// Sends the values that differ from `value`.
  ///
  ///     self       --1--2--1--|
  ///     ignore(1)  -----2-----|
  ///
  /// This signal is subscribed at once; completion, errors and disposal pass through.
  ///
  /// RAC: `-ignore:`. Keeps STR-FILTER-2, STR-FILTER-3.
  public func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named("-ignore:", of: self) { "\(value)" }
  }
}
