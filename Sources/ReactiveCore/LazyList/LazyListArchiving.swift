extension LazyList: Encodable where Element: Encodable {
  /// Evaluates the list, and stores it as an array.
  ///
  /// RAC: `-encodeWithCoder:`.
  public func encode(to encoder: any Encoder) throws {
    try array.encode(to: encoder)
  }
}

extension LazyList: Decodable where Element: Decodable {
  /// Creates the list of a stored array.
  ///
  /// RAC: `-initWithCoder:`.
  public init(from decoder: any Decoder) throws {
    self = try [Element](from: decoder).lazyList
  }
}
