extension LazyList {
  /// A node with room for its element.
  class Node: LazyListNode, @unchecked Sendable {
    // Sendable: the element is written once, before its head is known.

    // Raw memory: an optional of any type would be looked up at each step.
    private final var place: UnsafeMutablePointer<Element>?

    /// Creates a node that waits to be asked.
    override init() { super.init() }

    /// Creates the only node of a list of one element, or of none.
    init(head: Element?) {
      super.init(isHeadKnown: ())
      if let head { keep(head) }
    }

    /// Creates a node whose readers wait until it is fulfilled.
    override init(isPromised: Void) { super.init(isPromised: ()) }

    /// The end after an element that was the last, where the kind of node does not say how to go on.
    override func makeTail() -> LazyListNode? { place == nil ? nil : Node(head: nil) }

    deinit {
      place?.deinitialize(count: 1)
      place?.deallocate()
    }
  }
}

extension LazyList.Node {
  /// Keeps the element that was made.
  @inline(__always)
  final func keep(_ element: Element) {
    let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    place.initialize(to: element)
    self.place = place
  }

  /// Whether an element was made.
  @inline(__always)
  final var hasKept: Bool { place != nil }

  /// Where the element lies, which is made now if it was not; `nil` at the end.
  @inline(__always)
  final var element: UnsafePointer<Element>? {
    readHead()
    return UnsafePointer(place)
  }

  /// The element; `nil` at the end.
  final var head: Element? { element?.pointee }

  /// The next node; the end is followed by itself.
  @inline(__always)
  final var tail: LazyList.Node {
    // All nodes of a list have one type, so it is not checked at each step.
    _unsafeUncheckedDowncast(following, to: LazyList.Node.self)
  }

  /// Whether it is known already, without evaluating anything, that this is the end.
  final var isKnownEmpty: Bool { isHeadKnown && place == nil }

  /// The element, if it is known already.
  final var headIfKnown: Element? { isHeadKnown ? place?.pointee : nil }

  /// The next node, if it is known already.
  final var tailIfKnown: LazyList.Node? {
    followingIfKnown == nil ? nil : tail
  }

  /// Gives a promised node its element and the node after it, and lets readers in.
  final func fulfil(head: Element, tail: LazyList.Node) {
    keep(head)
    fulfil(tail: tail)
  }
}
