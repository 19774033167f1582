extension LazyList: CustomStringConvertible {
  /// A description that shows the known elements, and `…` for the others.
  ///
  /// Reading this property doesn't compute any elements, and never waits.
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

extension LazyList: Equatable where Element: Equatable {
  /// Returns whether both lists have equal elements in the same order.
  ///
  /// RAC: `-isEqual:`.
  public static func == (left: LazyList, right: LazyList) -> Bool {
    left.node === right.node || left.elementsEqual(right)
  }
}

extension LazyList: Hashable where Element: Hashable {
  /// Adds only the head to the hasher, so that no other element is computed.
  ///
  /// RAC: `-hash`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(head)
  }
}

extension LazyList: Encodable where Element: Encodable {
  /// Encodes all elements as an array.
  ///
  /// RAC: `-encodeWithCoder:`.
  public func encode(to encoder: any Encoder) throws {
    try array.encode(to: encoder)
  }
}

extension LazyList: Decodable where Element: Decodable {
  /// Creates a list from an encoded array.
  ///
  /// RAC: `-initWithCoder:`.
  public init(from decoder: any Decoder) throws {
    self = try [Element](from: decoder).lazyList
  }
}
