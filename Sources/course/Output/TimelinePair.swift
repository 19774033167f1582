import PlainText

/// What a test expected and what it got, as one drawing: both lines under one axis of time.
///
///     0s   4s
///     --a1-#   expected
///     --a1-|   got
///          ^
struct TimelinePair {
  let lines: [String]

  /// Nil unless both are drawings of one line whose axes agree as far as both go.
  init?(got: String, expected: String) {
    guard let got = Drawing(got), let expected = Drawing(expected) else { return nil }
    let axes = [got.axis, expected.axis].sorted { $0.count < $1.count }
    guard axes[1].hasPrefix(axes[0]) else { return nil }
    let width = max(got.line.count, expected.line.count)
    let row = { (line: String, name: String) in
      line + repeated(" ", width - line.count + 3) + name
    }
    let same = zip(got.line, expected.line).prefix { $0 == $1 }.count
    lines = [
      axes[1], row(expected.line, "expected"), row(got.line, "got"),
      repeated(" ", same) + "^",
    ]
  }

  private struct Drawing {
    let axis: String
    let line: String

    init?(_ text: String) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard lines.count == 2, lines[0].wholeMatch(of: /0m?s( +[\d.]+m?s)*/) != nil else {
        return nil
      }
      (axis, line) = (lines[0], lines[1])
    }
  }
}
