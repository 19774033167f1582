extension LazyList {
  /// The first element that satisfies `predicate`, and all after it.
  ///
  /// RAC: `-skipUntilBlock:`.
  public func skip(until predicate: @escaping (Element) -> Bool) -> LazyList<Element> {
    var isSkipping = true
    return filter { element in
      if isSkipping { isSkipping = !predicate(element) }
      return !isSkipping
    }
  }
}
