/// One thing that happened to a program that somebody uses, and what caused it.
package struct Happening: Equatable {
  /// What kind of thing it was.
  package enum Kind: String {
    /// Somebody typed or tapped.
    case typed
    /// Somebody tapped a button that was disabled.
    case refused
    /// A request began, was answered, failed, or was given up.
    case began, answered, failed, cancelled
    /// A part of the screen shows a text.
    case shown
    /// The signal of a part of the screen has completed, or failed.
    case over, broken
  }

  /// Counted from 1, in order.
  package let number: Int
  /// When it happened.
  package let time: Duration
  /// What kind of thing it was.
  package let kind: Kind
  /// The part of the screen, or the request.
  package let row: String
  /// The number of the request that ends here, or 0.
  package let request: Int
  /// The number of what caused it, or 0.
  package let cause: Int
  /// What was typed or shown.
  package let text: String

  /// Creates one.
  package init(
    number: Int, time: Duration, kind: Kind, row: String, request: Int, cause: Int, text: String
  ) {
    self.number = number
    self.time = time
    self.kind = kind
    self.row = row
    self.request = request
    self.cause = cause
    self.text = text
  }
}
