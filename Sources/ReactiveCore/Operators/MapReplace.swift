extension Signal {
  /// Sends `replacement` for each value.
  ///
  /// RAC: `-mapReplace:`. Keeps STR-MAP-3.
  public func mapReplace<Output>(_ replacement: Output) -> Signal<Output> {
    map { _ in replacement }.named("-mapReplace:", of: self) { "\(replacement)" }
  }
}
