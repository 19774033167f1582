extension LazyList where Element: Equatable {
  /// The elements that differ from the one before them.
  ///
  /// RAC: `-distinctUntilChanged`.
  public func distinctUntilChanged() -> LazyList<Element> {
    var previous: Element?
    return filter { element in
      defer { previous = .some(element) }
      return previous != .some(element)
    }
  }
}
