extension LazyList {
  /// The elements before the first one that fails `predicate`.
  ///
  /// RAC: `-takeWhileBlock:`. Keeps STR-TAKEPRED-2, STR-TAKEPRED-3.
  public func take(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    take(until: { !predicate($0) })
  }
}
