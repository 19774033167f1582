import Synchronization

extension LazyList {
  /// One element and the way to the rest, each evaluated at most once.
  ///
  /// What is known is read without a lock; evaluating takes the node's turn, so that threads that race
  /// evaluate once. Each kind of node has its own way to make its parts, and forgets it after use.
  class Node: @unchecked Sendable {
    // Sendable: the known parts are written once, before `known` is set; `turn` guards the rest.
    private let known: Atomic<UInt8>
    private let turn: RecursiveLock
    // The turn keeps accesses apart; the runtime need not check it again at each.
    @exclusivity(unchecked) private var isHeadRunning = false
    @exclusivity(unchecked) private var isTailRunning = false
    @exclusivity(unchecked) private var knownHead: Element?
    @exclusivity(unchecked) private var knownTail: Node?

    /// Creates a node that waits to be asked.
    init() {
      known = Atomic(nothing)
      turn = RecursiveLock()
    }

    /// Creates the only node of a list of one element, or of none.
    init(head: Element?) {
      known = Atomic(theHead)
      turn = RecursiveLock()
      knownHead = head
    }

    /// Creates a node whose readers wait until it is fulfilled.
    init(isPromised: Void) {
      known = Atomic(nothing)
      turn = RecursiveLock(isTaken: true)
    }

    /// Makes the element, or `nil` at the end; sets `tail` if the same work makes the next node too.
    func makeHead(_ tail: inout Node?) -> Element? { nil }

    /// Makes the next node, unless `makeHead` has done so; `nil` where the head alone says how to go on.
    func makeTail() -> Node? { nil }

    deinit {
      // Known nodes that nobody else holds are taken from the chain one by one.
      var next = knownTail
      knownTail = nil
      while next != nil, isKnownUniquelyReferenced(&next) {
        let following = next?.knownTail
        next?.knownTail = nil
        next = following
      }
    }
  }
}

// What is known of a node: one bit for each part.
private var nothing: UInt8 { 0 }
private var theHead: UInt8 { 1 }
private var theTail: UInt8 { 2 }

// MARK: - Reading

extension LazyList.Node {
  /// The element; `nil` at the end.
  final var head: Element? {
    if !knows(theHead) { evaluateHead() }
    return knownHead
  }

  /// The next node; the end is followed by itself.
  final var tail: LazyList.Node {
    if !knows(theTail) { evaluateTail() }
    return knownTail ?? self
  }

  /// Whether it is known already, without evaluating anything, that this is the end.
  final var isKnownEmpty: Bool {
    if knows(theHead), case nil = knownHead { true } else { false }
  }

  /// The element, if it is known already.
  final var headIfKnown: Element? { knows(theHead) ? knownHead : nil }

  /// The next node, if it is known already.
  final var tailIfKnown: LazyList.Node? { knows(theTail) ? knownTail : nil }

  @inline(__always)
  private func knows(_ part: UInt8) -> Bool { known.load(ordering: .acquiring) & part != 0 }

  /// Tells that a part is known, in the node's turn.
  private func learn(_ part: UInt8) {
    known.store(known.load(ordering: .relaxed) | part, ordering: .releasing)
  }

  private func evaluateHead() {
    turn.enter()
    defer { turn.leave() }
    if knows(theHead) { return }
    precondition(
      !isHeadRunning,
      "An element of a lazy list needs itself to be computed.")
    isHeadRunning = true
    var tail: LazyList.Node?
    knownHead = makeHead(&tail)
    isHeadRunning = false
    if let tail {
      knownTail = tail
      learn(theTail)
    }
    learn(theHead)
  }

  private func evaluateTail() {
    turn.enter()
    defer { turn.leave() }
    if knows(theTail) { return }
    precondition(!isTailRunning, "A lazy list cannot compute a tail from that tail itself.")
    isTailRunning = true
    var tail = makeTail()
    // The head may have been needed for the tail, and have made it.
    if knows(theTail) { return }
    if tail == nil, knows(theHead), case .some = knownHead { tail = LazyList.Node(head: nil) }
    knownTail = tail
    isTailRunning = false
    learn(theTail)
  }
}

// MARK: - Promises

extension LazyList.Node {
  static func promise() -> LazyList.Node { LazyList.Node(isPromised: ()) }

  /// Gives a promised node its element and the node after it, or ends the list, and lets readers in.
  final func fulfil(head: Element?, tail: LazyList.Node?) {
    knownHead = head
    knownTail = tail
    known.store(theHead | theTail, ordering: .releasing)
    turn.leave()
  }
}
