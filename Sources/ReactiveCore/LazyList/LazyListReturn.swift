extension LazyList {
  /// A list of one element.
  ///
  /// RAC: `+return:`.
  public static func `return`(_ element: Element) -> LazyList<Element> {
    LazyList(node: Node(head: .some(element)))
  }
}
