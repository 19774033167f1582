extension LazyList: Sequence {
  /// Reads a list element by element, and lets go of what it has passed.
  ///
  /// After it gave an element it has taken the tail, but not read the tail's head.
  ///
  /// RAC: `-objectEnumerator`. Keeps SEQ-ENUM-1, SEQ-ENUM-2; SEQ-ENUM-3 is decided: `for … in` goes
  /// one element at a time.
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
  /// RAC: `array`. Keeps SEQ-CORE-11.
  public var array: [Element] { Array(self) }
}
