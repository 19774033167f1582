/// An event in a running program, and its cause.
package struct JournalEntry: Equatable {
  package enum Kind: String {
    /// The user typed or tapped.
    case typed
    /// The user tapped a disabled button.
    case ignored
    /// A request started, was answered, failed, or was canceled.
    case began, answered, failed, canceled
    /// A part of the screen showed new text.
    case shown
    /// A signal on the screen completed or failed.
    case completed, errored
  }

  /// The number of the event, counting from 1.
  package let number: Int
  package let time: Duration
  package let kind: Kind
  /// The name of the request or of the part of the screen.
  package let row: String
  /// The number of the request that ended, or 0 if none did.
  package let request: Int
  /// The number of the event that caused this one, or 0 if no event did.
  package let cause: Int
  /// The text typed or shown, the error that ended the signal, or an empty string.
  package let text: String

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
