extension Signal {
  /// Goes on with `replacement` after an error, whichever it is.
  ///
  ///     self         --A--#
  ///     replacement       --1--2--|
  ///     catchTo      --A----1--2--|
  ///
  /// As `catch { _ in replacement }`.
  ///
  /// RAC: `-catchTo:`.
  public func catchTo(_ replacement: Signal<Value>) -> Signal<Value> {
    self.catch { _ in replacement }.named("-catchTo:", of: self) { replacement.description }
  }
}
