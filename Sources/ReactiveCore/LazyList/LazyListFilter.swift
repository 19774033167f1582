extension LazyList {
  /// The elements for which `isIncluded` is true.
  ///
  /// RAC: `-filter:`.
  public func filter(_ isIncluded: @escaping (Element) -> Bool) -> LazyList<Element> {
    transformed { element, node in
      if isIncluded(element) { node.keep(element) }
    }
  }
}
