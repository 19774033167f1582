extension Signal {
  /// Drops the values, and passes the end on.
  ///
  ///     self          --A--B--|
  ///     ignoreValues  --------|
  ///
  /// This signal is subscribed at once; completion, errors and disposal pass through.
  ///
  /// RAC: `-ignoreValues`. Keeps SIG-MATERIALIZE-1.
  public func ignoreValues() -> Signal<Value> {
    filter { _ in false }.named("-ignoreValues", of: self)
  }
}
