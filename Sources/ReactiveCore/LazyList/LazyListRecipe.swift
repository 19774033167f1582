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
}
