extension Signal {
  /// Sends `replacement` for each value.
  ///
  ///     self           --1--2--3--|
  ///     mapReplace(0)  --0--0--0--|
  ///
  /// Completion and errors pass through.
  ///
  /// RAC: `-mapReplace:`.
  public func mapReplace<Output>(_ replacement: Output) -> Signal<Output> {
    map { _ in replacement }.named("-mapReplace:", of: self) { "\(replacement)" }
  }
}
