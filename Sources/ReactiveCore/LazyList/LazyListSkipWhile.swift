extension LazyList {
  /// The first element that fails `predicate`, and all after it.
  ///
  /// RAC: `-skipWhileBlock:`.
  public func skip(while predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    skip(until: { !predicate($0) })
  }
}
