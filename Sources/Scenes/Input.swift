/// What somebody typed into a field, or a tap.
package struct Input: Equatable {
  /// When, counted from the beginning.
  package let time: Duration
  /// The part of the phone.
  package let part: String
  /// The whole text of a field; "on" or "off" of a toggle; empty of a button.
  package let text: String

  /// Creates an input `time` milliseconds after the beginning.
  package init(_ time: Int, _ part: String, _ text: String = "") {
    self.init(.milliseconds(time), part, text)
  }

  /// Creates an input that comes `time` after the beginning.
  package init(_ time: Duration, _ part: String, _ text: String) {
    self.time = time
    self.part = part
    self.text = text
  }
}
