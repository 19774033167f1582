/// The error that `#` stands for where a marble text is not given another one.
public struct MarbleError: Error, Equatable, CustomStringConvertible {
  /// Creates the error.
  public init() {}

  /// How the error is written in marble text.
  public var description: String { "#" }
}
