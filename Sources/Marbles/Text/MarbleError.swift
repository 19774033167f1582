/// The error that marble text shows as `#`, without a name.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The error as marble text.
  public var description: String { "#" }
}
