/// A test's failure as a learner reads it: the sentence first, then got and expected.
package struct FailureText {
  package let sentence: String
  package let got: String?
  package let expected: String?

  package init(_ message: String) {
    let opening = "XCTAssertEqual failed: (\""
    let middle = "\") is not equal to (\""
    if message.hasPrefix(opening), let split = message.range(of: middle),
      let end = message.range(of: "\")", options: .backwards),
      split.upperBound <= end.lowerBound
    {
      let start = message.index(message.startIndex, offsetBy: opening.count)
      got = FailureText.shown(message[start..<split.lowerBound])
      expected = FailureText.shown(message[split.upperBound..<end.lowerBound])
      sentence = FailureText.afterDash(String(message[end.upperBound...])) ?? "The values differ."
    } else if message.hasPrefix(opening),
      let end = message.range(of: "\") - ", options: .backwards)
    {
      got = nil
      expected = nil
      sentence = "\(message[end.upperBound...]) (The values are too long to be shown.)"
    } else {
      got = nil
      expected = nil
      sentence = FailureText.afterFailed(message)
    }
  }

  /// What is said for each way a test can end without passing.
  package init(_ outcome: TestOutcome) {
    switch outcome {
    case .failed(let failure): self.init(failure.message)
    case .passed: self.init(plain: "It passed.")
    case .skipped: self.init(plain: "The test was skipped, so it proves nothing.")
    case .crashed(let what, let place):
      let place = place.map { " (\($0.file), line \($0.line))" } ?? ""
      self.init(plain: "Your code crashed: \(what)\(place).")
    case .ranOutOfMemory:
      self.init(
        plain:
          "Your code asked for more than \(TestLimits.gigabytes) GB of memory and was stopped. "
          + "Look for a list that never stops growing.")
    case .hung:
      self.init(
        plain:
          "Your code did not come back within \(Int(TestLimits.patience)) seconds, so it was stopped. "
          + "Look for a loop that never ends, or a wait for something that never comes.")
    case .leftEarly(let code):
      self.init(
        plain: "Your code ended the whole program (exit code \(code)) before the test was done. "
          + "Take out calls like `exit`.")
    case .notRun: self.init(plain: "The test did not run, so nothing is proven.")
    }
  }

  private init(plain: String) {
    sentence = plain
    got = nil
    expected = nil
  }

  /// A value as its author writes it: not in an `Optional`, and without the exercise's module.
  private static func shown(_ text: Substring) -> String {
    let value = text.wholeMatch(of: /(?s)Optional\((.*)\)/)?.1 ?? text
    return withoutEmptyEdges(value.replacing(/\bExercise\d\d\./, with: ""))
  }

  /// A drawing starts on a line of its own; here it stands on one already.
  private static func withoutEmptyEdges(_ text: Substring) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while lines.count > 1, lines.first?.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
    while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  private static func afterDash(_ text: String) -> String? {
    guard let range = text.range(of: " - ") else { return nil }
    return String(text[range.upperBound...])
  }

  /// `XCTAssertTrue failed - sentence` without the harness's part; other words as they are.
  private static func afterFailed(_ message: String) -> String {
    guard message.hasPrefix("XCT"), let range = message.range(of: " - ") else {
      let opening = "failed - "
      return message.hasPrefix(opening) ? String(message.dropFirst(opening.count)) : message
    }
    return String(message[range.upperBound...])
  }
}
