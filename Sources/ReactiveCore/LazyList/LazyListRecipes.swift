extension LazyList {
  /// A node that runs closures, and releases each after it has run.
  final class Recipe: Node, @unchecked Sendable {
    // Sendable: the node's lock guards the closures.

    /// A closure that returns the head, and may set the recipe of the tail if that needs the same
    /// work.
    typealias Head = (_ tail: inout Tail?) -> Element?
    typealias Tail = () -> LazyList?

    private var headRecipe: Head?
    private var tailRecipe: Tail?

    /// Creates a node.
    ///
    /// Without `tail` the recipe of the head provides the tail.
    init(head: @escaping Head, tail: Tail? = nil) {
      headRecipe = head
      tailRecipe = tail
      super.init()
    }

    override func makeHead() -> LazyListNode? {
      guard let recipe = replace(&headRecipe, with: nil) else { return nil }
      var recipeOfTail: Tail?
      if let element = recipe(&recipeOfTail) { keep(element) }
      if let recipeOfTail { tailRecipe = recipeOfTail }
      return nil
    }

    override func makeTail() -> LazyListNode? {
      if tailRecipe == nil { readHead() }
      guard let recipe = replace(&tailRecipe, with: nil) else { return super.makeTail() }
      return recipe()?.node ?? Node(head: nil)
    }
  }

  /// Returns a list of the elements that `step` stores, at most one for each element of this list.
  func transformed<Output>(
    _ step: @escaping (_ element: Element, _ node: LazyList<Output>.Node) -> Void
  ) -> LazyList<Output> {
    if isKnownEmpty { return keepingEagerness(.empty()) }
    return keepingEagerness(LazyList<Output>(node: Transformed(of: node, step)))
  }
}

/// A node whose element comes from the first element of its source that is not dropped.
private final class Transformed<Source, Element>: LazyList<Element>.Node, @unchecked Sendable {
  // Sendable: the node's lock guards the parts.
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
