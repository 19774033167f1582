extension String {
  /// The text without leading and trailing spaces.
  var trimmed: String {
    String(drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
