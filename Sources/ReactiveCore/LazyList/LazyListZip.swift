extension LazyList {
  /// Pairs the first elements of both lists, then the second ones, up to the end of the shorter list.
  ///
  /// RAC: `-zipWith:`.
  public func zip<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
    keepingEagerness(paired(with: other))
  }

  /// Combines the first elements of both lists, then the second ones.
  ///
  /// RAC: `+zip:reduce:`.
  public static func zip<First, Second>(
    _ first: LazyList<First>, _ second: LazyList<Second>,
    reduce: @escaping (First, Second) -> Element
  ) -> LazyList<Element> {
    first.zip(with: second).map(reduce)
  }

  /// Pairs the first elements of both lists, then the second ones.
  ///
  /// RAC: `+zip:`.
  public static func zip<First, Second>(
    _ first: LazyList<First>, _ second: LazyList<Second>
  ) -> LazyList<(First, Second)> where Element == (First, Second) {
    first.zip(with: second)
  }

  private func paired<Other>(with other: LazyList<Other>) -> LazyList<(Element, Other)> {
    if isKnownEmpty || other.isKnownEmpty { return .empty() }
    return LazyList<(Element, Other)>(
      head: {
        guard let left = self.head, let right = other.head else { return nil }
        return (left, right)
      },
      tail: { self.tail.paired(with: other.tail) })
  }
}
