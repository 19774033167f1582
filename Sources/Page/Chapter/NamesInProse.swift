extension Page {
  /// How the paragraph begins that lists the names which the page teaches.
  package static let newNamesOpening = "New here: "
}

extension StringProtocol where SubSequence == Substring {
  /// What is set as code, in backticks.
  package var codeSpans: [String] { matches(of: /`([^`\n]+)`/).map { String($0.1) } }
}
