extension LazyList {
  /// Returns a list of the elements of this list, followed by the elements of `next`.
  ///
  /// You can build a list by calling this method repeatedly. Even after a hundred thousand calls,
  /// the result is read in a loop, and no element takes longer to read.
  ///
  /// RAC: `-concat:`.
  public func concat(_ next: LazyList<Element>) -> LazyList<Element> {
    keepingEagerness(.concat([self, next]))
  }

  /// Returns a list of the elements of the first list, then of the second list, and so on.
  ///
  /// The sequence of lists is read immediately. Each list is read when its elements are needed.
  ///
  /// RAC: `+concat:`.
  public static func concat(_ lists: some Sequence<LazyList<Element>>) -> LazyList<Element> {
    var parts: Parts?
    for list in Array(lists).reversed() where !list.isKnownEmpty {
      parts = Parts(first: list.node, rest: parts)
    }
    return parts.map { LazyList(node: $0.asNode) } ?? .empty()
  }

  /// The lists of a concatenation, as a linked list.
  fileprivate final class Parts {
    let first: Node
    let rest: Parts?

    init(first: Node, rest: Parts?) { (self.first, self.rest) = (first, rest) }

    /// A node that reads these lists in order.
    ///
    /// For a single list, this is the list's own node, because another node would add a nested
    /// call.
    var asNode: Node { rest == nil ? first : Concatenation(self) }

    /// Returns these lists, followed by others.
    func followed(by others: Parts?) -> Parts {
      guard let others, let rest else { return Parts(first: first, rest: rest ?? others) }
      return Parts(first: first, rest: Parts(first: rest.asNode, rest: others))
    }
  }
}

/// A node of concatenated lists, each of which may be a concatenation itself.
///
/// An inner concatenation is split into its parts. Nested concatenations are therefore read in a
/// loop rather than in nested calls.
private final class Concatenation<Element>: LazyList<Element>.Node, @unchecked Sendable {
  // Sendable: a lock protects the parts.
  typealias Parts = LazyList<Element>.Parts

  /// The remaining lists, beginning with the list that contains the head.
  ///
  /// The value is `nil` once the tail is known.
  private let parts: Locked<Parts?>

  init(_ parts: Parts) {
    let parts = Locked(Optional(parts))
    self.parts = parts
    super.init(head: { tail in
      let found = Self.skipEmpty(parts.withLock { $0 })
      _ = parts.withLock { replace(&$0, with: found) }
      tail = {
        _ = parts.withLock { replace(&$0, with: nil) }
        return found.map { LazyList(node: Self.tail(of: $0)) }
      }
      return found?.first.head
    })
  }

  private static func tail(of parts: Parts) -> LazyList<Element>.Node {
    let tail = parts.first.tail
    guard let rest = parts.rest else { return tail }
    return tail.isKnownEmpty ? rest.asNode : Concatenation(Parts(first: tail, rest: rest))
  }

  /// Returns the lists, beginning with the first nonempty one, and splits nested concatenations.
  private static func skipEmpty(_ parts: Parts?) -> Parts? {
    var next = parts
    while let parts = next {
      if let inner = (parts.first as? Concatenation)?.parts.withLock({ $0 }) {
        next = inner.followed(by: parts.rest)
      } else if parts.first.head != nil {
        return parts
      } else {
        next = parts.rest
      }
    }
    return nil
  }
}
