extension LazyList {
  /// Turns each element into a list, and concatenates these lists.
  ///
  /// This is `bind` without the power to stop; `nil` counts as the empty list.
  ///
  /// RAC: `-flattenMap:`.
  public func flattenMap<Output>(
    _ transform: @escaping (Element) -> LazyList<Output>?
  ) -> LazyList<Output> {
    bind { { element, _ in transform(element) ?? .empty() } }
  }
}
