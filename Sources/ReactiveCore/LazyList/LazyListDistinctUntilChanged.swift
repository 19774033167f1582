extension LazyList where Element: Equatable {
  /// The elements that differ from the one before them.
  ///
  /// RAC: `-distinctUntilChanged`. Keeps STR-DISTINCT-1…4.
  public func distinctUntilChanged() -> LazyList<Element> {
    var previous: Element?
    return filter { element in
      defer { previous = .some(element) }
      return previous != .some(element)
    }
  }
}
