extension LazyList {
  /// Concatenates the lists that are the elements of this one.
  ///
  /// RAC: `-flatten`.
  public func flatten<Inner>() -> LazyList<Inner> where Element == LazyList<Inner> {
    flattenMap { $0 }
  }
}
