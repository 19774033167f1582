/// A person in the address book, with any number of phone numbers.
public struct Contact: Hashable, Sendable {
  /// The name in the list.
  public var name: String
  /// The phone numbers, in the order in which to call them.
  public var phones: [String]

  /// Creates a contact.
  public init(name: String, phones: [String] = []) {
    self.name = name
    self.phones = phones
  }
}
