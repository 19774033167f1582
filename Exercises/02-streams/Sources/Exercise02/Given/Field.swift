/// A text field that calls its listeners with its text after each change.
final class Field {
  private(set) var listeners: [(String) -> Void] = []

  /// Adds a listener, which is called with the text after each change.
  func listen(_ listener: @escaping (String) -> Void) {
    listeners.append(listener)
  }

  /// Simulates a user who types `text`.
  func type(_ text: String) {
    for listener in listeners { listener(text) }
  }
}
