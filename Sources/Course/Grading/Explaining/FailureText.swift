import Foundation

/// A test failure for a learner: a sentence, the actual value, and the expected value.
package struct FailureText {
  package let sentence: String
  package private(set) var got: String?
  package private(set) var expected: String?

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
      sentence =
        message.range(of: " - ", range: end.upperBound..<message.endIndex).map {
          String(message[$0.upperBound...])
        } ?? "The values differ."
    } else if message.hasPrefix(opening),
      let end = message.range(of: "\") - ", options: .backwards)
    {
      sentence = "\(message[end.upperBound...]) (The values are too long to show.)"
    } else {
      sentence = FailureText.afterFailed(message)
    }
  }

  /// Creates a description of an outcome.
  package init(_ outcome: TestOutcome) {
    switch outcome {
    case .failed(let failure): self.init(failure.message)
    case .passed: self.init("It passed.")
    case .skipped: self.init("The test was skipped, so it proves nothing.")
    case .crashed(let what, let place):
      let place = place.map { " (\($0.file), line \($0.line))" } ?? ""
      self.init("Your code crashed: \(what)\(place).")
    case .ranOutOfMemory:
      self.init(
        "Your code used more than \(TestLimits.gigabytes) GB of memory and was stopped. "
          + "Look for a list that never stops growing.")
    case .hung:
      self.init(
        "Your code was stopped after \(Int(TestLimits.testTimeLimit)) seconds. "
          + "Look for an endless loop, or for a wait that never ends.")
    case .leftEarly(let code):
      self.init(
        "Your code ended the program (exit code \(code)) during the test. "
          + "Remove calls such as `exit`.")
    case .notRun: self.init("The test did not run, so its result is unknown.")
    }
  }

  /// Removes `Optional` and the exercise's module from a printed value.
  private static func shown(_ text: Substring) -> String {
    let value = text.wholeMatch(of: /(?s)Optional\((.*)\)/)?.1 ?? text
    // Trim newlines, because drawings begin with an empty line.
    return String(value.replacing(/\bExercise\d\d\./, with: "")).trimmingCharacters(in: .newlines)
  }

  /// Returns the failure message without the prefix that XCTest adds.
  private static func afterFailed(_ message: String) -> String {
    guard message.hasPrefix("XCT"), let range = message.range(of: " - ") else {
      let opening = "failed - "
      return message.hasPrefix(opening) ? String(message.dropFirst(opening.count)) : message
    }
    return String(message[range.upperBound...])
  }
}
