/// One place of a lazy list and the way to the next, each evaluated at most once.
///
/// What is known is read without a lock; evaluating takes the node's turn, so that threads that race
/// evaluate once. Each kind of node has its own way to make its parts, and forgets it after use.
///
/// The element is not here but in ``LazyList/Node``: so all that goes on at every step is written for
/// one type, and the runtime looks none up.
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

  /// Creates a node whose element, or end, is kept at once.
  init(isHeadKnown: Void) {
    turn = RecursiveLock()
    _ = isHeadMade.set()
  }

  /// Creates a node whose readers wait until it is fulfilled.
  init(isPromised: Void) { turn = RecursiveLock(isTaken: true) }

  /// Makes the element, unless this is the end, and the next node too, if that is the same work.
  func makeHead() -> LazyListNode? { nil }

  /// Makes the next node, unless the head has made it; `nil` where this is the end.
  func makeTail() -> LazyListNode? { nil }

  deinit {
    // Known nodes that nobody else holds are taken from the chain one by one.
    var link = takeNext()
    while isKnownUniquelyReferenced(&link) { link = link?.takeNext() }
  }
}

extension LazyListNode {
  /// The next node, which this one holds no longer.
  private final func takeNext() -> LazyListNode? {
    defer { next = nil }
    return next
  }
}

// MARK: - Reading

extension LazyListNode {
  /// Makes the element, unless that was done.
  @inline(__always)
  final func readHead() {
    if !isHeadMade.isSet { evaluateHead() }
  }

  /// The next node; the end is followed by itself.
  final var following: LazyListNode {
    if !isTailMade.isSet { evaluateTail() }
    if let next { return next }
    return self
  }

  /// Whether the element was made, or it is known that there is none.
  final var isHeadKnown: Bool { isHeadMade.isSet }

  /// The next node, if it is known already.
  final var followingIfKnown: LazyListNode? { isTailMade.isSet ? next : nil }

  /// What `body` reads of the parts, unless they are being made now.
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
    // The head may have been needed for the tail, and have made it.
    if isTailMade.isSet { return }
    next = tail
    _ = isTailMade.set()
  }
}

// MARK: - Promises

extension LazyListNode {
  /// Gives a promised node the node after it, or ends the list, and lets readers in.
  final func fulfil(tail: LazyListNode?) {
    next = tail
    _ = isHeadMade.set()
    _ = isTailMade.set()
    turn.leave()
  }
}

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
