extension Signal where Value: Equatable {
  /// Sends the values that differ from `value`.
  ///
  /// RAC: `-ignore:`. Keeps STR-FILTER-2, STR-FILTER-3.
  public func ignore(_ value: Value) -> Signal<Value> {
    filter { $0 != value }.named("-ignore:", of: self) { "\(value)" }
  }
}
