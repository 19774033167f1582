extension LazyList {
  /// Returns a list of all elements of this list, followed by all elements of `next`.
  ///
  /// You can build a list by appending to it. Reading a hundred thousand lists that were joined one
  /// by one takes as long as reading their elements.
  ///
  /// RAC: `-concat:`.
  public func concat(_ next: LazyList<Element>) -> LazyList<Element> {
    keepingEagerness(.concat([self, next]))
  }

  /// Returns a list of all elements of the first list, then of the second, and so on.
  ///
  /// The sequence of lists is read at once. Each list is read when its elements are needed.
  ///
  /// RAC: `+concat:`.
  public static func concat(_ lists: some Sequence<LazyList<Element>>) -> LazyList<Element> {
    var parts: Parts?
    for list in Array(lists).reversed() where !list.isKnownEmpty {
      parts = Parts(first: list.node, rest: parts)
    }
    return parts.map { LazyList(node: $0.asNode) } ?? .empty()
  }

  /// A sequence of lists.
  final class Parts {
    let first: Node
    let rest: Parts?

    init(first: Node, rest: Parts?) { (self.first, self.rest) = (first, rest) }

    /// The node of these lists.
    ///
    /// A single list is returned unchanged, so that nested calls do not accumulate.
    var asNode: Node { rest == nil ? first : Concatenation(self) }

    /// Returns these lists, followed by others.
    func followed(by others: Parts?) -> Parts {
      others == nil ? self : Parts(first: asNode, rest: others)
    }
  }
}

/// A node of concatenated lists, each of which may be a concatenation itself.
///
/// An inner concatenation that hasn't been read is split into its parts. Nested concatenations are
/// therefore read in a loop, and not in nested calls.
private final class Concatenation<Element>: LazyList<Element>.Node, @unchecked Sendable {
  // Sendable: the node's lock guards `state`.
  typealias Parts = LazyList<Element>.Parts

  private enum State {
    /// Nothing has been read.
    case unread(Parts)
    /// The head was read from this node. Its tail is next, and then the rest.
    case read(LazyList<Element>.Node, rest: Parts?)
    case over
  }

  private var state: State

  init(_ parts: Parts) {
    state = .unread(parts)
    super.init()
  }

  override func makeHead() -> LazyListNode? {
    guard case .unread(let parts) = state else { return nil }
    state = .over
    // `next` advances, so that skipped lists can be released before an element is found.
    var next = Optional(parts)
    while let parts = next {
      if case .unread(let inner)? = (parts.first as? Concatenation)?.stateUnlessInUse {
        next = Parts(first: inner.first, rest: inner.rest?.followed(by: parts.rest) ?? parts.rest)
      } else if let element = parts.first.element {
        keep(element.pointee)
        state = .read(parts.first, rest: parts.rest)
        return nil
      } else {
        next = parts.rest
      }
    }
    return nil
  }

  override func makeTail() -> LazyListNode? {
    readHead()
    guard case .read(var node, var rest) = state else { return super.makeTail() }
    state = .over
    while case .read(let inner, let innerRest)? = (node as? Concatenation)?.stateUnlessInUse {
      if let innerRest { rest = innerRest.followed(by: rest) }
      node = inner
    }
    let tail = node.tail
    guard let rest else { return tail }
    return tail.isKnownEmpty ? rest.asNode : Concatenation(Parts(first: tail, rest: rest))
  }

  private var stateUnlessInUse: State? { ifNotInUse { state } }
}
