extension LazyList: CustomStringConvertible {
  /// The elements that are known, with `…` for what is not.
  ///
  /// Reading it evaluates nothing, and never waits.
  ///
  /// RAC: `-description`.
  public var description: String {
    var words: [String] = []
    var next: Node? = node
    while let node = next, !node.isKnownEmpty {
      guard let head = node.headIfKnown else {
        words.append("…")
        break
      }
      words.append(String(describing: head))
      next = node.tailIfKnown
      if next == nil { words.append("…") }
    }
    return "[\(words.joined(separator: ", "))]"
  }
}
