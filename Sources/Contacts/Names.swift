extension [String] {
  /// Returns the names that begin with `text`, ignoring case.
  func beginning(with text: String) -> [String] {
    filter { $0.lowercased().hasPrefix(text.lowercased()) }
  }
}
