extension LazyList {
  /// The elements before the first one that satisfies `predicate`.
  ///
  /// RAC: `-takeUntilBlock:`. Keeps STR-TAKEPRED-1, STR-TAKEPRED-5.
  public func take(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    bind { { element, _ in predicate(element) ? nil : .return(element) } }
  }
}
