extension LazyList {
  /// A list of one element.
  ///
  /// RAC: `+return:`. SEQ-BIND-6 is decided: this list is as lazy as any other.
  public static func `return`(_ element: Element) -> LazyList<Element> {
    LazyList(node: Node(head: .some(element)))
  }

  /// A list without elements.
  ///
  /// RAC: `+empty`. SEQ-BIND-7 is different: a generic type cannot keep one empty list for all.
  public static func empty() -> LazyList<Element> {
    LazyList(node: Node(head: nil))
  }
}
