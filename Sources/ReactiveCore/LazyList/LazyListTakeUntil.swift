extension LazyList {
  /// The elements before the first one that satisfies `predicate`.
  ///
  /// RAC: `-takeUntilBlock:`.
  public func take(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    bind { { element, _ in predicate(element) ? nil : .return(element) } }
  }
}
