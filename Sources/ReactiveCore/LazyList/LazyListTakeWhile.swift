extension LazyList {
  /// The elements before the first one that fails `predicate`.
  ///
  /// RAC: `-takeWhileBlock:`.
  public func take(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    take(until: { !predicate($0) })
  }
}
