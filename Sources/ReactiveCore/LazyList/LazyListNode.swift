extension LazyList {
  /// A node of a lazy list: an element and the next node.
  ///
  /// The first reader of a head or tail computes it with a closure, which is then released. Other
  /// readers wait. A known head or tail is read without a lock.
  class Node: @unchecked Sendable {
    // Sendable: the head and the tail are written once, before their
    // flags are set, and `lock` guards the rest.

    /// A closure that returns the head, and can also set the tail's recipe.
    typealias Head = (_ tail: inout Tail?) -> Element?
    typealias Tail = () -> LazyList?

    private let lock: RecursiveLock
    private var headRecipe: Head?
    private var tailRecipe: Tail?
    private var hasStartedTail = false
    private let isHeadComputed = Flag()
    private let isTailComputed = Flag()
    private var element: Element?
    private var next: Node?

    /// Creates a node that computes its head and its tail when they are read.
    ///
    /// If `tail` is `nil`, `head` sets the tail's recipe.
    init(head: @escaping Head, tail: Tail? = nil) {
      lock = RecursiveLock()
      headRecipe = head
      tailRecipe = tail
    }

    /// Creates the only node of a list with at most one element.
    init(head: Element?) {
      lock = RecursiveLock()
      element = head
      _ = isHeadComputed.set()
    }

    /// Creates a promise: a node whose readers wait until it is fulfilled.
    init(isPromised: Void) { lock = RecursiveLock(isTaken: true) }

    deinit {
      // Release the following nodes in a loop, because the nested deinitializers of a long list
      // would overflow the stack.
      var link = replace(&next, with: nil)
      while isKnownUniquelyReferenced(&link) {
        link = link.flatMap { replace(&$0.next, with: nil) }
      }
    }
  }
}

// MARK: - Reading

extension LazyList.Node {
  /// The element, or `nil` at the end.
  final var head: Element? {
    if !isHeadComputed.isSet { computeHead() }
    return element
  }

  /// The next node, which is empty at the end of the list.
  final var tail: LazyList.Node {
    if !isTailComputed.isSet { computeTail() }
    return next!
  }

  /// A Boolean value that indicates whether the head has been computed.
  final var isHeadKnown: Bool { isHeadComputed.isSet }

  /// A Boolean value that indicates whether this node is known to be the end of the list.
  final var isKnownEmpty: Bool { isHeadKnown && element == nil }

  /// The element, or `nil` if it is unknown or this node is the end of the list.
  final var headIfKnown: Element? { isHeadKnown ? element : nil }

  /// The next node, or `nil` if it is unknown.
  final var tailIfKnown: LazyList.Node? { isTailComputed.isSet ? next : nil }

  private func computeHead() {
    lock.enter()
    defer { lock.leave() }
    if isHeadComputed.isSet { return }
    guard let recipe = replace(&headRecipe, with: nil) else {
      preconditionFailure("An element of a lazy list depends on itself.")
    }
    var recipeOfTail = tailRecipe
    element = recipe(&recipeOfTail)
    // At the end of the list, the tail's recipe is never needed.
    tailRecipe = element == nil ? nil : recipeOfTail
    _ = isHeadComputed.set()
  }

  private func computeTail() {
    lock.enter()
    defer { lock.leave() }
    if isTailComputed.isSet { return }
    precondition(!hasStartedTail, "A tail of a lazy list depends on itself.")
    hasStartedTail = true
    if tailRecipe == nil { _ = head }
    next = replace(&tailRecipe, with: nil)?()?.node ?? LazyList.Node(head: nil)
    _ = isTailComputed.set()
  }
}

// MARK: - Promises

extension LazyList.Node {
  /// Fulfills a promise with an element or the end of the list, and wakes its readers.
  final func fulfill(head: Element? = nil, tail: LazyList.Node? = nil) {
    element = head
    next = tail ?? LazyList.Node(head: nil)
    _ = isHeadComputed.set()
    _ = isTailComputed.set()
    lock.leave()
  }
}
