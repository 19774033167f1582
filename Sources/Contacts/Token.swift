/// What the server gives to a person who has logged in.
public struct Token: Hashable, Sendable {
  /// The name of that person.
  public let name: String

  /// Creates the token of `name`.
  public init(name: String) {
    self.name = name
  }
}
