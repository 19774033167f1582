extension String {
  /// The text without the spaces at both ends.
  var trimmed: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
