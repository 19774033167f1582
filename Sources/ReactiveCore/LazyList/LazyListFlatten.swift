extension LazyList {
  /// Concatenates the lists that are the elements of this one.
  ///
  /// RAC: `-flatten`. Keeps STR-FLATTEN-1.
  public func flatten<Inner>() -> LazyList<Inner> where Element == LazyList<Inner> {
    flattenMap { $0 }
  }
}
