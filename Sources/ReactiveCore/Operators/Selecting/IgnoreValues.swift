extension Signal {
  /// Drops all values, and passes completion or an error on.
  ///
  ///     self          --A--B--|
  ///     ignoreValues  --------|
  ///
  /// RAC: `-ignoreValues`.
  public func ignoreValues() -> Signal<Value> {
    filter { _ in false }.named("-ignoreValues", of: self)
  }
}
