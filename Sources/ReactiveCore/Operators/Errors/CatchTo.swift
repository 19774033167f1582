extension Signal {
  /// Replaces any error with `replacement`.
  ///
  ///     self         --A--#
  ///     replacement       --1--2--|
  ///     catchTo      --A----1--2--|
  ///
  /// This is equivalent to `catch { _ in replacement }`. Values and completion pass through. Fails
  /// if `replacement` fails.
  ///
  /// RAC: `-catchTo:`.
  public func catchTo(_ replacement: Signal<Value>) -> Signal<Value> {
    self.catch { _ in replacement }.named("-catchTo:", of: self) { replacement.description }
  }
}
