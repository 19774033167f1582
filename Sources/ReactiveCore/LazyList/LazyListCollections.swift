extension Sequence {
  /// The elements as a list, which takes them from an iterator when they are read, each once.
  ///
  /// RAC: `rac_sequence` of an enumerator.
  @inlinable
  public var lazyList: LazyList<Element> {
    var iterator = makeIterator()
    return LazyList(supply: { keep in
      guard let element = iterator.next() else { return false }
      keep(element)
      return true
    })
  }
}

extension Collection {
  /// The elements as a list, which is not affected when the collection is changed later.
  ///
  /// A string gives characters; a dictionary gives pairs of key and value, and its `keys` and `values`
  /// have lists too.
  ///
  /// RAC: `rac_sequence`, `rac_keySequence`, `rac_valueSequence`.
  @inlinable
  public var lazyList: LazyList<Element> {
    if isEmpty { return .empty() }
    var index = startIndex
    return LazyList(supply: { keep in take(at: &index, keep) })
  }

  /// Gives the element at `index` to `keep`, and says whether there is one behind it.
  @inlinable
  func take(at index: inout Index, _ keep: (Element) -> Void) -> Bool {
    keep(self[index])
    formIndex(after: &index)
    return index != endIndex
  }
}

extension LazyList {
  /// Gives the next element to `keep`, if there is one, and says whether there may be more.
  @usableFromInline typealias Supply = (_ keep: (Element) -> Void) -> Bool

  /// Creates a list of what `supply` gives, which is asked once for each element.
  @usableFromInline
  init(supply: @escaping Supply) {
    self.init(node: Supplied(by: Supplier(supply)))
  }

  /// What supplies all nodes of a list, and is let go by the last that has asked.
  private final class Supplier {
    private let supply: Supply

    init(_ supply: @escaping Supply) { self.supply = supply }

    /// Gives the next element to `node`, and says whether there may be more.
    func supply(_ node: Node) -> Bool { supply { node.keep($0) } }
  }

  /// A node that takes its element from what supplies all nodes of the list.
  private final class Supplied: Node, @unchecked Sendable {
    // Sendable: `supplier` is reached in the node's turn.
    private var supplier: Supplier?

    init(by supplier: Supplier) {
      self.supplier = supplier
      super.init()
    }

    override func makeHead() -> LazyListNode? {
      guard let supplier else { return nil }
      self.supplier = nil
      return supplier.supply(self) ? Supplied(by: supplier) : makeEnd()
    }

    /// What follows the last element, known to be the end at once.
    private func makeEnd() -> LazyListNode? { hasKept ? Node(head: nil) : nil }

    override func makeTail() -> LazyListNode? {
      readHead()
      return nil
    }
  }
}
