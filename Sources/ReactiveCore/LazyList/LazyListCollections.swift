extension Sequence {
  /// The elements as a list, which takes each element from an iterator when it is first read.
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
  /// The elements as a list, which doesn't change with the collection.
  ///
  /// The list of a string contains characters. The list of a dictionary contains pairs of a key and
  /// a value, and its `keys` and `values` have lists too.
  ///
  /// RAC: `rac_sequence`, `rac_keySequence`, `rac_valueSequence`.
  @inlinable
  public var lazyList: LazyList<Element> {
    if isEmpty { return .empty() }
    var index = startIndex
    return LazyList(supply: { keep in take(at: &index, keep) })
  }

  /// Passes the element at `index` to `keep`, and returns whether another follows.
  @inlinable
  func take(at index: inout Index, _ keep: (Element) -> Void) -> Bool {
    keep(self[index])
    formIndex(after: &index)
    return index != endIndex
  }
}

extension LazyList {
  /// A closure that passes the next element to `keep`, if any, and returns whether more may follow.
  @usableFromInline typealias Supply = (_ keep: (Element) -> Void) -> Bool

  /// Creates a list of the elements that `supply` provides, one for each call.
  @usableFromInline
  init(supply: @escaping Supply) {
    self.init(node: Supplied(by: Supplier(supply)))
  }

  /// The common source of all nodes of a list, which is released after the last request.
  private final class Supplier {
    private let supply: Supply

    init(_ supply: @escaping Supply) { self.supply = supply }

    /// Passes the next element to `node`, and returns whether more may follow.
    func supply(_ node: Node) -> Bool { supply { node.keep($0) } }
  }

  /// A node that takes its element from the common source of the list.
  private final class Supplied: Node, @unchecked Sendable {
    // Sendable: the node's lock guards `supplier`.
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

    /// Returns the end after the last element, which is known at once.
    private func makeEnd() -> LazyListNode? { hasKept ? Node(head: nil) : nil }

    override func makeTail() -> LazyListNode? {
      readHead()
      return nil
    }
  }
}
