extension LazyList {
  /// All of this list, and then all of `next`.
  ///
  /// A list may grow at its end: reading a hundred thousand lists that were joined one by one costs what
  /// their elements cost.
  ///
  /// RAC: `-concat:`.
  public func concat(_ next: LazyList<Element>) -> LazyList<Element> {
    keepingEagerness(.concat([self, next]))
  }

  /// All of the first list, then all of the second, and so on.
  ///
  /// The lists are collected at once, and read when their turn comes.
  ///
  /// RAC: `+concat:`.
  public static func concat(_ lists: some Sequence<LazyList<Element>>) -> LazyList<Element> {
    var parts: Parts?
    for list in Array(lists).reversed() where !list.isKnownEmpty {
      parts = Parts(first: list.node, rest: parts)
    }
    return parts.map { LazyList(node: $0.asNode) } ?? .empty()
  }

  /// Lists that follow each other.
  final class Parts {
    let first: Node
    let rest: Parts?

    init(first: Node, rest: Parts?) { (self.first, self.rest) = (first, rest) }

    /// A single list as itself, so that lists that end with lists are not read through each other.
    var asNode: Node { rest == nil ? first : Concatenation(self) }

    /// These, and then others.
    func followed(by others: Parts?) -> Parts {
      others == nil ? self : Parts(first: asNode, rest: others)
    }
  }
}

/// A node of lists that follow each other, each of which may be a concatenation itself.
///
/// One that has not been read is not asked for its head, but taken apart: so concatenations of
/// concatenations are read in a loop, and not each inside of the one before.
private final class Concatenation<Element>: LazyList<Element>.Node, @unchecked Sendable {
  // Sendable: `state` is reached in the node's turn.
  typealias Parts = LazyList<Element>.Parts

  private enum State {
    /// Nothing has been read.
    case unread(Parts)
    /// The head is that of a node, whose tail comes next, and then the rest.
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
    // They move on, so that what was passed over can be released before an element is found.
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
