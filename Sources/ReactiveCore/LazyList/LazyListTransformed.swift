extension LazyList {
  /// The elements that `step` gives to the node that asks, which is one or none for each of these.
  func transformed<Output>(
    _ step: @escaping (_ element: Element, _ node: LazyList<Output>.Node) -> Void
  ) -> LazyList<Output> {
    if isKnownEmpty { return keepingEagerness(.empty()) }
    return keepingEagerness(LazyList<Output>(node: Transformed(of: node, step)))
  }
}

/// A node that makes its element of the first one in its source that is not dropped.
private final class Transformed<Source, Element>: LazyList<Element>.Node, @unchecked Sendable {
  // Sendable: its parts are reached in the node's turn.
  private var source: LazyList<Source>.Node?
  private var step: ((Source, LazyList<Element>.Node) -> Void)?

  init(
    of source: LazyList<Source>.Node, _ step: @escaping (Source, LazyList<Element>.Node) -> Void
  ) {
    self.source = source
    self.step = step
    super.init()
  }

  override func makeHead() -> LazyListNode? {
    defer { forget() }
    guard let step else { return nil }
    while let node = source, let element = node.element {
      step(element.pointee, self)
      let rest = node.tail
      if hasKept { return Transformed(of: rest, step) }
      source = rest
    }
    return nil
  }

  override func makeTail() -> LazyListNode? {
    readHead()
    return nil
  }

  private func forget() {
    source = nil
    step = nil
  }
}
