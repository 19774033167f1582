extension LazyList {
  /// All of this list, and then all of `next`.
  ///
  /// RAC: `-concat:`. Keeps SEQ-CONCAT-1, STR-CONCAT-1, STR-CONCAT-6.
  public func concat(_ next: LazyList<Element>) -> LazyList<Element> {
    keepingEagerness(.concat([self, next]))
  }

  /// All of the first list, then all of the second, and so on.
  ///
  /// The lists are collected at once, and read when their turn comes.
  ///
  /// RAC: `+concat:`. Keeps STR-CONCATALL-1, STR-CONCATALL-2.
  public static func concat(_ lists: some Sequence<LazyList<Element>>) -> LazyList<Element> {
    Array(lists).lazyList.flatten()
  }
}
