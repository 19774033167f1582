extension LazyList {
  /// Whether at least one element satisfies `predicate`, or whether there is one.
  ///
  /// It reads no further than that element.
  ///
  /// RAC: `-any:`.
  public func any(_ predicate: (Element) -> Bool = { _ in true }) -> Bool {
    contains(where: predicate)
  }

  /// Whether every element satisfies `predicate`.
  ///
  /// It reads no further than the first that does not.
  ///
  /// RAC: `-all:`.
  public func all(_ predicate: (Element) -> Bool) -> Bool {
    allSatisfy(predicate)
  }

  /// The first element that satisfies `predicate`.
  ///
  /// RAC: `-objectPassingTest:`.
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self where try predicate(element) { return element }
    return nil
  }
}
