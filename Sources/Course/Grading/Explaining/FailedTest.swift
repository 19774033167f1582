import Files
import PlainText

/// A failed test with a digest of its failure.
///
/// Two answers fail a test in the same way if their digests are equal.
package struct FailedTest: Hashable {
  package let test: String
  /// A digest of the failure, or the kind of outcome if no assertion failed.
  package let failureDigest: String
}

extension FailedTest {
  /// Creates a failed test, or returns `nil` for a passed one.
  init?(_ result: TestResult) {
    guard result.outcome != .passed else { return nil }
    test = result.name
    failureDigest =
      if case .failed(let failure) = result.outcome {
        FailedTest.digest(of: failure)
      } else {
        result.outcome.kind.rawValue.replacing(" ", with: "-")
      }
  }

  /// Creates a failed test from a record such as `test_name:1a2b3c4d`.
  init?(recorded text: some StringProtocol) {
    let parts = text.split(separator: ":")
    guard parts.count == 2 else { return nil }
    self.init(test: String(parts[0]), failureDigest: String(parts[1]))
  }

  var recorded: String { "\(test):\(failureDigest)" }

  /// A Boolean value that indicates whether `failureDigest` is a digest, not a kind of outcome.
  var hasFailureDigest: Bool { failureDigest.allSatisfy(\.isHexDigit) }

  /// Returns a digest of the message and the actual timeline.
  ///
  /// The message isn't enough, because different timelines can have the same drawing.
  private static func digest(of failure: TestFailure) -> String {
    // Remove addresses and thread numbers, which differ from run to run.
    let message = failure.message.replacing(/0x[0-9a-f]+/, with: "0x")
      .replacing(/(?i)(thread[^0-9\n]{0,20})[0-9]+/) { "\($0.1)" }
    return String(Digest.of(message + (failure.got?.happened ?? "")).prefix(8))
  }
}
