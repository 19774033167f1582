extension Signal {
  /// Drops the values, and passes the end on.
  ///
  ///     self          --A--B--|
  ///     ignoreValues  --------|
  ///
  /// RAC: `-ignoreValues`.
  public func ignoreValues() -> Signal<Value> {
    filter { _ in false }.named("-ignoreValues", of: self)
  }
}
