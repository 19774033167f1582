extension LazyList {
  /// A list without elements.
  ///
  /// RAC: `+empty`. SEQ-BIND-7 is different: a generic type cannot keep one empty list for all.
  public static func empty() -> LazyList<Element> {
    LazyList(node: Node(head: nil))
  }
}
