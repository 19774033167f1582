extension LazyList {
  /// One element and the way to the rest, each evaluated at most once.
  ///
  /// A recipe is forgotten as soon as it has run. What is known is read without a lock; evaluating
  /// takes the node's turn, so that threads that race evaluate once.
  final class Node: @unchecked Sendable {
    // Sendable: the known parts are written once, before their flag; `turn` guards the rest.

    /// Makes the head, and may set the recipe of the tail, if that needs the same work.
    typealias HeadRecipe = (_ tail: inout TailRecipe?) -> Element?
    typealias TailRecipe = () -> LazyList?

    private let isHeadKnown = Flag()
    private let isTailKnown = Flag()
    private let turn: RecursiveLock
    // The turn keeps accesses apart; the runtime need not check it again at each.
    @exclusivity(unchecked) private var isTailRunning = false
    @exclusivity(unchecked) private var headRecipe: HeadRecipe?
    @exclusivity(unchecked) private var tailRecipe: TailRecipe?
    @exclusivity(unchecked) private var knownHead: Element?
    @exclusivity(unchecked) private var knownTail: Node?
    private var releaseLoop = ReleaseLoop()

    /// Creates a node that waits to be asked; without a recipe of its own the tail asks the head first.
    init(head: @escaping HeadRecipe, tail: TailRecipe? = nil) {
      turn = RecursiveLock()
      headRecipe = head
      tailRecipe = tail
    }

    /// Creates the only node of a list of one element, or of none.
    init(head: Element?) {
      turn = RecursiveLock()
      knownHead = head
      _ = isHeadKnown.set()
    }

    /// Creates a node whose readers wait until it is fulfilled.
    private init(isPromised: Void) { turn = RecursiveLock(isTaken: true) }

    static func promise() -> Node { Node(isPromised: ()) }

    /// Gives a promised node its element and the node after it, or ends the list, and lets readers in.
    func fulfil(head: Element?, tail: Node?) {
      knownHead = head
      knownTail = tail
      _ = isHeadKnown.set()
      _ = isTailKnown.set()
      leave()
    }

    deinit { unlink() }
  }
}

// MARK: - Reading

extension LazyList.Node {
  /// The element; `nil` at the end.
  var head: Element? {
    if !isHeadKnown.isSet { evaluateHead() }
    return knownHead
  }

  /// The next node; the end is followed by itself.
  var tail: LazyList.Node {
    if !isTailKnown.isSet { evaluateTail() }
    return knownTail ?? self
  }

  /// Whether it is known already, without evaluating anything, that this is the end.
  var isKnownEmpty: Bool {
    if isHeadKnown.isSet, case nil = knownHead { true } else { false }
  }

  /// The element, if it is known already.
  var headIfKnown: Element? { isHeadKnown.isSet ? knownHead : nil }

  /// The next node, if it is known already.
  var tailIfKnown: LazyList.Node? { isTailKnown.isSet ? knownTail : nil }

  private func enter() { turn.enter() }
  private func leave() { turn.leave() }

  private func evaluateHead() {
    enter()
    defer { leave() }
    if isHeadKnown.isSet { return }
    guard let recipe = headRecipe else {
      preconditionFailure(
        "A lazy list cannot compute an element from that element itself.")
    }
    headRecipe = nil
    var recipeOfTail: TailRecipe?
    knownHead = recipe(&recipeOfTail)
    if let recipeOfTail { tailRecipe = recipeOfTail }
    _ = isHeadKnown.set()
  }

  private func evaluateTail() {
    enter()
    defer { leave() }
    if isTailKnown.isSet { return }
    precondition(!isTailRunning, "A lazy list cannot compute a tail from that tail itself.")
    if tailRecipe == nil { _ = head }
    if let recipe = tailRecipe {
      tailRecipe = nil
      isTailRunning = true
      knownTail = recipe()?.node ?? LazyList.Node(head: nil)
      isTailRunning = false
    } else if case .some = knownHead {
      knownTail = LazyList.Node(head: nil)
    }
    _ = isTailKnown.set()
  }
}

// MARK: - Releasing

extension LazyList.Node {
  /// Lets go of what follows, without nesting as deep as the list is long.
  private func unlink() {
    // Known nodes that nobody else holds are taken from the chain one by one.
    var next = knownTail
    knownTail = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let following = next?.knownTail
      next?.knownTail = nil
      next = following
    }
    if headRecipe == nil, tailRecipe == nil { return }
    if ReleaseLoop.isNeeded {
      releaseLoop.hold { [headRecipe, tailRecipe] in _ = (headRecipe, tailRecipe) }
    }
  }
}
