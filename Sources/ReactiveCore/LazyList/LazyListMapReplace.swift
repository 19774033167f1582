extension LazyList {
  /// As many times `replacement` as there are elements.
  ///
  /// RAC: `-mapReplace:`.
  public func mapReplace<Output>(_ replacement: Output) -> LazyList<Output> {
    map { _ in replacement }
  }
}
