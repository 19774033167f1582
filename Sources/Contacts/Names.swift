extension [String] {
  /// The names that begin with `text`, in upper or lower case.
  func beginning(with text: String) -> [String] {
    filter { $0.lowercased().hasPrefix(text.lowercased()) }
  }
}
