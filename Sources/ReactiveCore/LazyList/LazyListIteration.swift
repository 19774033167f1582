extension LazyList: Sequence {
  /// Reads a list element by element, and lets go of what it has passed.
  ///
  /// After it gave an element it has taken the tail, but not read the tail's head.
  ///
  /// RAC: `-objectEnumerator`.
  public struct Iterator: IteratorProtocol {
    fileprivate var node: Node

    /// The next element, or `nil` at the end.
    public mutating func next() -> Element? {
      guard let place = node.element else { return nil }
      let element = place.pointee  // Copied, as the node may go now.
      node = node.tail
      return element
    }
  }

  /// What reads this list from its first element.
  public __consuming func makeIterator() -> Iterator { Iterator(node: node) }

  /// All elements, evaluated.
  ///
  /// RAC: `array`.
  public var array: [Element] { Array(self) }
}
