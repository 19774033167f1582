extension Sequence {
  /// The elements as a list, which takes them from an iterator when they are read, each once.
  ///
  /// RAC: `rac_sequence` of an enumerator. SEQ-COLL-7 is decided: reading a tail takes the head first,
  /// so the order of reading does not change which element stands where.
  public var lazyList: LazyList<Element> {
    var iterator = makeIterator()
    return LazyList.unfold(()) { iterator.next().map { ($0, ()) } }
  }
}

extension Collection {
  /// The elements as a list, which is not affected when the collection is changed later.
  ///
  /// A string gives characters; a dictionary gives pairs of key and value, and its `keys` and `values`
  /// have lists too.
  ///
  /// RAC: `rac_sequence`, `rac_keySequence`, `rac_valueSequence`. Keeps SEQ-COLL-2, 3 and 6;
  /// SEQ-COLL-4 is decided: head and array agree on characters. SEQ-COLL-1 is different: a tuple has no
  /// list. So is SEQ-COLL-8: see ``LazyList/empty()``.
  public var lazyList: LazyList<Element> { lazyList(from: startIndex) }

  private func lazyList(from index: Index) -> LazyList<Element> {
    if index == endIndex { return .empty() }
    return LazyList(step: { tail in
      tail = { self.lazyList(from: self.index(after: index)) }
      return self[index]
    })
  }
}
