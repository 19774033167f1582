/// The error that is written as `#`, without a name, in marble text.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The error as marble text.
  public var description: String { "#" }
}
