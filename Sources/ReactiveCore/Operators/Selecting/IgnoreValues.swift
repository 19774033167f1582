extension Signal {
  /// Drops all values, and forwards completion and errors.
  ///
  ///     self          --A--B--|
  ///     ignoreValues  --------|
  ///
  /// RAC: `-ignoreValues`.
  public func ignoreValues() -> Signal<Value> {
    filter { _ in false }.named("-ignoreValues", of: self)
  }
}
