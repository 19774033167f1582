/// Proof of a successful login.
public struct Token: Hashable, Sendable {
  /// The name of the person who logged in.
  public let name: String

  /// Creates a token for `name`.
  public init(name: String) {
    self.name = name
  }
}
