extension Sequence {
  /// A list that takes each element from an iterator when the element is first read.
  ///
  /// RAC: `rac_sequence` of an enumerator.
  public var lazyList: LazyList<Element> {
    var iterator = makeIterator()
    return .unfold(()) { _ in iterator.next().map { ($0, ()) } }
  }
}

extension Collection {
  /// A list of the current elements, unaffected by later changes to the collection.
  ///
  /// A string's list contains characters. A dictionary's list contains key-value pairs, and the
  /// dictionary's `keys` and `values` also have lists.
  ///
  /// RAC: `rac_sequence`, `rac_keySequence`, `rac_valueSequence`.
  public var lazyList: LazyList<Element> { list(from: startIndex) }

  private func list(from index: Index) -> LazyList<Element> {
    if index == endIndex { return .empty() }
    return LazyList(head: { self[index] }, tail: { self.list(from: self.index(after: index)) })
  }
}
