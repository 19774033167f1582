import Foundation

/// How long and how much a test may take.
package enum TestLimits {
  /// Seconds without a test that starts or ends, before a run is given up.
  package static let patience = 10.0

  /// After so many tests of a task that never end, the others are not run: an answer that hangs
  /// everywhere costs a few waits and not one for each test.
  package static let mostHangs = 2

  /// What an answer that has hung once gets for its other tests.
  package static func patienceAfterHang(_ patience: TimeInterval) -> TimeInterval {
    min(patience, max(2, patience / 5))
  }

  /// Seconds for a build that links the library as it is, and for one that compiles it too.
  package static let build = 120.0
  package static let firstBuild = 900.0

  /// A test's own process and its children.
  package static let processes = 64

  /// Bytes that one of them may have, and all of them together in memory.
  package static let memory = gigabytes << 30
  static let gigabytes = 2

  /// Bytes of a file that an answer may write.
  static let fileSize = megabytesOfFile << 20
  static let megabytesOfFile = 64
}
