/// The error that a `#` without a name stands for in marble text.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// The error in marble text.
  public var description: String { "#" }
}
