extension LazyList where Element: Equatable {
  /// The elements that differ from `element`.
  ///
  /// RAC: `-ignore:`.
  public func ignore(_ element: Element) -> LazyList<Element> {
    filter { $0 != element }
  }
}
