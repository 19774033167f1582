/// Where a page's text goes and where the reader's answers come from.
struct Console: Sendable {
  let write: @Sendable (String) -> Void
  /// Writes a line for the one who has to repair something.
  let complain: @Sendable (String) -> Void
  /// Reads a line; nil at the end of the input.
  let readLine: @Sendable () -> String?
  /// Lets real time pass; false if a reader at a terminal has cut it short with Return.
  let wait: @Sendable (Duration) -> Bool
  /// The terminal's columns; nil when the text goes elsewhere.
  let columns: @Sendable () -> Int?
  /// Whether a reader sits there who sees the text and can answer.
  let isInteractive: Bool
  let hasColour: Bool

  var isTerminal: Bool { columns() != nil }
}
