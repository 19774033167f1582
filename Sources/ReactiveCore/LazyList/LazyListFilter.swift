extension LazyList {
  /// The elements for which `isIncluded` is true.
  ///
  /// RAC: `-filter:`. Keeps STR-FILTER-1, SEQ-BIND-2.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    transformed { element, node in
      if isIncluded(element) { node.keep(element) }
    }
  }
}

extension LazyList where Element: Equatable {
  /// The elements that differ from `element`.
  ///
  /// RAC: `-ignore:`. Keeps STR-FILTER-2, STR-FILTER-3.
  public func ignore(_ element: Element) -> LazyList<Element> {
    filter { $0 != element }
  }
}
