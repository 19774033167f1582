extension LazyList {
  /// A list without elements.
  ///
  /// RAC: `+empty`.
  public static func empty() -> LazyList<Element> {
    LazyList(node: Node(head: nil))
  }
}
