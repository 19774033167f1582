extension LazyList {
  /// A node that is made of closures, which are forgotten as soon as they have run.
  final class Recipe: Node, @unchecked Sendable {
    // Sendable: the closures are called in the node's turn.

    /// Makes the head, and may set the recipe of the tail, if that needs the same work.
    typealias Head = (_ tail: inout Tail?) -> Element?
    typealias Tail = () -> LazyList?

    private var headRecipe: Head?
    private var tailRecipe: Tail?

    /// Creates a node; without a recipe of its own the tail asks the head first.
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
