/// A node of a lazy list and the link to the next node, each evaluated at most once.
///
/// Known parts are read without a lock. Evaluation holds the node's lock, so that threads that race
/// evaluate once. Each subclass computes its parts in its own way, and releases its closures
/// afterward.
///
/// The element is in the subclass ``LazyList/Node``. The code that runs at every step is therefore
/// not generic, and the runtime looks up no types.
class LazyListNode: @unchecked Sendable {
  // Sendable: `next` is written once, before `isTailMade` is set; `turn` guards the rest.
  private let turn: RecursiveLock
  private let isHeadMade = Flag()
  private let isTailMade = Flag()
  private var hasHeadBegun = false
  private var hasTailBegun = false
  private var next: LazyListNode?

  /// Creates a node that waits to be asked.
  init() { turn = RecursiveLock() }

  /// Creates a node with a known element, or a known end.
  init(isHeadKnown: Void) {
    turn = RecursiveLock()
    _ = isHeadMade.set()
  }

  /// Creates a node whose readers wait until it is fulfilled.
  init(isPromised: Void) { turn = RecursiveLock(isTaken: true) }

  /// Computes the element, unless this is the end.
  ///
  /// Returns the next node if that is the same work.
  func makeHead() -> LazyListNode? { nil }

  /// Returns the next node, unless `makeHead` returned it, or `nil` at the end.
  func makeTail() -> LazyListNode? { nil }

  deinit {
    // Release known nodes in a loop, as long as nothing else holds them.
    var link = takeNext()
    while isKnownUniquelyReferenced(&link) { link = link?.takeNext() }
  }
}

extension LazyListNode {
  /// Returns the next node, which this node then no longer holds.
  private final func takeNext() -> LazyListNode? {
    defer { next = nil }
    return next
  }
}

// MARK: - Reading

extension LazyListNode {
  /// Computes the element, unless that was done.
  @inline(__always)
  final func readHead() {
    if !isHeadMade.isSet { evaluateHead() }
  }

  /// The next node, or this node at the end.
  final var following: LazyListNode {
    if !isTailMade.isSet { evaluateTail() }
    if let next { return next }
    return self
  }

  /// A Boolean value that indicates whether the element, or the end, is known.
  final var isHeadKnown: Bool { isHeadMade.isSet }

  /// The next node, or `nil` if it is not known yet.
  final var followingIfKnown: LazyListNode? { isTailMade.isSet ? next : nil }

  /// Returns the result of `body`, or `nil` if the parts are being computed now.
  final func ifNotInUse<Result>(_ body: () -> Result) -> Result? {
    guard turn.enterIfFree() else { return nil }
    defer { turn.leave() }
    return body()
  }

  private func evaluateHead() {
    turn.enter()
    defer { turn.leave() }
    if isHeadMade.isSet { return }
    if hasHeadBegun {
      preconditionFailure(
        "An element of a lazy list needs itself to be computed.")
    }
    hasHeadBegun = true
    if let tail = makeHead() {
      next = tail
      _ = isTailMade.set()
    }
    _ = isHeadMade.set()
  }

  private func evaluateTail() {
    turn.enter()
    defer { turn.leave() }
    if isTailMade.isSet { return }
    precondition(!hasTailBegun, "A lazy list cannot compute a tail from that tail itself.")
    hasTailBegun = true
    let tail = makeTail()
    // `makeTail` may have read the head, which may have set the next node.
    if isTailMade.isSet { return }
    next = tail
    _ = isTailMade.set()
  }
}

// MARK: - Promises

extension LazyListNode {
  /// Sets the next node of a promised node, or ends the list, and wakes the readers.
  final func fulfil(tail: LazyListNode?) {
    next = tail
    _ = isHeadMade.set()
    _ = isTailMade.set()
    turn.leave()
  }
}

extension LazyList {
  /// A node with its element.
  class Node: LazyListNode, @unchecked Sendable {
    // Sendable: the element is written once, before its head is known.

    // Raw memory, because the runtime would look up the type of a generic optional at each step.
    private final var place: UnsafeMutablePointer<Element>?

    /// Creates a node that waits to be asked.
    override init() { super.init() }

    /// Creates the only node of a list with one element or none.
    init(head: Element?) {
      super.init(isHeadKnown: ())
      if let head { keep(head) }
    }

    /// Creates a node whose readers wait until it is fulfilled.
    override init(isPromised: Void) { super.init(isPromised: ()) }

    /// Returns the end after the last element, if a subclass does not override this.
    override func makeTail() -> LazyListNode? { place == nil ? nil : Node(head: nil) }

    deinit {
      place?.deinitialize(count: 1)
      place?.deallocate()
    }
  }
}

extension LazyList.Node {
  /// Stores the element.
  @inline(__always)
  final func keep(_ element: Element) {
    let place = UnsafeMutablePointer<Element>.allocate(capacity: 1)
    place.initialize(to: element)
    self.place = place
  }

  /// A Boolean value that indicates whether an element was stored.
  @inline(__always)
  final var hasKept: Bool { place != nil }

  /// A pointer to the element, which is computed if necessary, or `nil` at the end.
  @inline(__always)
  final var element: UnsafePointer<Element>? {
    readHead()
    return UnsafePointer(place)
  }

  /// The element, or `nil` at the end.
  final var head: Element? { element?.pointee }

  /// The next node, or this node at the end.
  @inline(__always)
  final var tail: LazyList.Node {
    // All nodes of a list have one type, so it needs no check at each step.
    _unsafeUncheckedDowncast(following, to: LazyList.Node.self)
  }

  /// A Boolean value that indicates whether this is known to be the end, without evaluating it.
  final var isKnownEmpty: Bool { isHeadKnown && place == nil }

  /// The element, or `nil` if it is not known yet.
  final var headIfKnown: Element? { isHeadKnown ? place?.pointee : nil }

  /// The next node, or `nil` if it is not known yet.
  final var tailIfKnown: LazyList.Node? {
    followingIfKnown == nil ? nil : tail
  }

  /// Sets the element and the next node of a promised node, and wakes the readers.
  final func fulfil(head: Element, tail: LazyList.Node) {
    keep(head)
    fulfil(tail: tail)
  }
}
