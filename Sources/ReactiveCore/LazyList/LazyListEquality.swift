extension LazyList: Equatable where Element: Equatable {
  /// Whether both lists have equal elements in the same order.
  ///
  /// RAC: `-isEqual:`.
  public static func == (left: LazyList, right: LazyList) -> Bool {
    left.node === right.node || left.elementsEqual(right)
  }
}

extension LazyList: Hashable where Element: Hashable {
  /// Hashes the head alone, so that nothing else has to be evaluated.
  ///
  /// RAC: `-hash`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
  }
}
