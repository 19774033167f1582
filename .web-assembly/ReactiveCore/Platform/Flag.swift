/// A flag that is set once. No closure may capture a type that is not copied, so it is an object.
final class Flag: @unchecked Sendable {  // Sendable: there is one thread.
  private(set) var isSet = false

  init() {}

  func set() -> Bool {
    defer { isSet = true }
    return !isSet
  }
}
