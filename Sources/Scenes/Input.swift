/// Text typed into a field, a tap on a button, or a change of a toggle.
package struct Input: Equatable {
  /// The time since the start of the scene.
  package let time: Duration
  package let part: String
  /// The complete text of a field, "on" or "off" for a toggle, or an empty string for a button.
  package let text: String

  /// Creates an input at a time in milliseconds.
  package init(_ time: Int, _ part: String, _ text: String = "") {
    self.init(.milliseconds(time), part, text)
  }

  package init(_ time: Duration, _ part: String, _ text: String) {
    self.time = time
    self.part = part
    self.text = text
  }
}
