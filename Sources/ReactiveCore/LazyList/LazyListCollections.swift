extension Sequence {
  /// The elements as a list, which takes each element from an iterator when it is first read.
  ///
  /// RAC: `rac_sequence` of an enumerator.
  public var lazyList: LazyList<Element> {
    var iterator = makeIterator()
    return .unfold(()) { _ in iterator.next().map { ($0, ()) } }
  }
}

extension Collection {
  /// The elements as a list, which doesn't change with the collection.
  ///
  /// The list of a string contains characters. The list of a dictionary contains pairs of a key and
  /// a value, and its `keys` and `values` have lists too.
  ///
  /// RAC: `rac_sequence`, `rac_keySequence`, `rac_valueSequence`.
  public var lazyList: LazyList<Element> { list(from: startIndex) }

  private func list(from index: Index) -> LazyList<Element> {
    if index == endIndex { return .empty() }
    return LazyList(head: { self[index] }, tail: { self.list(from: self.index(after: index)) })
  }
}
