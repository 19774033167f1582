/// The error of a `#` without a name in marble text.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The error in marble text.
  public var description: String { "#" }
}
