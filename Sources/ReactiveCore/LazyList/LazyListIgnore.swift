extension LazyList where Element: Equatable {
  /// The elements that differ from `element`.
  ///
  /// RAC: `-ignore:`. Keeps STR-FILTER-2, STR-FILTER-3.
  public func ignore(_ element: Element) -> LazyList<Element> {
    filter { $0 != element }
  }
}
