import Files
import PlainText

/// A test that fails, and a short form of what it got.
///
/// Two answers are alike in a test when both fail it with the same.
package struct FailedTest: Hashable {
  package let test: String
  /// A digest of what was got and said; of a test that came to no end, how it ended.
  package let got: String
}

extension FailedTest {
  /// Nil of a test that passed.
  init?(_ result: TestResult) {
    guard result.outcome != .passed else { return nil }
    test = result.name
    got =
      if case .failed(let failure) = result.outcome {
        FailedTest.digest(of: failure)
      } else {
        result.outcome.kind.rawValue.replacing(" ", with: "-")
      }
  }

  /// `test_name:1a2b3c4d`, as the record has it.
  init?(recorded text: some StringProtocol) {
    let parts = text.split(separator: ":")
    guard parts.count == 2 else { return nil }
    self.init(test: String(parts[0]), got: String(parts[1]))
  }

  var recorded: String { "\(test):\(got)" }

  /// Whether it came to an end: that two answers crash says little of either.
  var hasEnded: Bool { got.allSatisfy(\.isHexDigit) }

  /// Two timelines may be drawn alike, so what was compared counts beside what is read.
  private static func digest(of failure: TestFailure) -> String {
    // Addresses of objects and numbers of threads differ from run to run.
    let message = failure.message.replacing(/0x[0-9a-f]+/, with: "0x")
      .replacing(/(?i)(thread[^0-9\n]{0,20})[0-9]+/) { "\($0.1)" }
    return String(Digest.of(message + (failure.got?.happened ?? "")).prefix(8))
  }
}
