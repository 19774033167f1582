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
  public var lazyList: LazyList<Element> {
    if isEmpty { return .empty() }
    return LazyList(node: Elements(of: Supply(self), from: startIndex))
  }
}

/// A node that reads its element from a collection.
private final class Elements<Source: Collection>: LazyList<Source.Element>.Node, @unchecked Sendable
{
  // Sendable: its parts are reached in the node's turn.
  @exclusivity(unchecked) private var supply: Supply<Source>?
  private let index: Source.Index

  init(of supply: Supply<Source>, from index: Source.Index) {
    self.supply = supply
    self.index = index
    super.init()
  }

  override func makeHead() -> LazyListNode? {
    guard let supply else { return nil }
    let next = supply.source.index(after: index)
    keep(supply.source[index])
    self.supply = nil
    if next == supply.end { return LazyList<Source.Element>.Node(head: nil) }
    return Elements(of: supply, from: next)
  }

  override func makeTail() -> LazyListNode? {
    readHead()
    return nil
  }
}

/// The collection that the nodes of one list read from.
private final class Supply<Source: Collection> {
  let source: Source
  let end: Source.Index

  init(_ source: Source) {
    self.source = source
    end = source.endIndex
  }
}
