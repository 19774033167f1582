/// A text field that calls its listeners with each new text.
final class Field {
  /// What is called, in order.
  private(set) var listeners: [(String) -> Void] = []

  /// Has `listener` called with each text from now on.
  func listen(_ listener: @escaping (String) -> Void) {
    listeners.append(listener)
  }

  /// Does what a person does: changes the text.
  func type(_ text: String) {
    for listener in listeners { listener(text) }
  }
}
