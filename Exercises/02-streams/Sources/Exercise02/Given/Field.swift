/// A text field that calls its listeners with each new text.
final class Field {
  private(set) var listeners: [(String) -> Void] = []

  /// Adds a listener, which is called with each new text.
  func listen(_ listener: @escaping (String) -> Void) {
    listeners.append(listener)
  }

  /// Simulates a user who types `text`.
  func type(_ text: String) {
    for listener in listeners { listener(text) }
  }
}
