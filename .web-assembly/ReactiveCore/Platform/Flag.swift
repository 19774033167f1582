/// A flag that is set once.
///
/// The type is a class, because closures cannot capture a noncopyable type.
final class Flag: @unchecked Sendable {  // Sendable: there is one thread.
  private(set) var isSet = false

  init() {}

  func set() -> Bool {
    defer { isSet = true }
    return !isSet
  }
}
