extension LazyList: Equatable where Element: Equatable {
  /// Whether both lists have equal elements in the same order.
  ///
  /// RAC: `-isEqual:`. Keeps SEQ-EQUAL-1; SEQ-EQUAL-2 is decided: the order of the two does not matter.
  public static func == (left: LazyList, right: LazyList) -> Bool {
    left.node === right.node || left.elementsEqual(right)
  }
}

extension LazyList: Hashable where Element: Hashable {
  /// Hashes the head alone, so that nothing else has to be evaluated.
  ///
  /// RAC: `-hash`. Keeps SEQ-EQUAL-1.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
  }
}
