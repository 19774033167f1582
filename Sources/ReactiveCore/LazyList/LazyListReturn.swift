extension LazyList {
  /// A list of one element.
  ///
  /// RAC: `+return:`. SEQ-BIND-6 is decided: this list is as lazy as any other.
  public static func `return`(_ element: Element) -> LazyList<Element> {
    LazyList(node: Node(head: .some(element)))
  }
}
