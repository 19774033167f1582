/// How long and how much a test may take.
package enum TestLimits {
  /// Seconds without a test that starts or ends, before a run is given up.
  package static let patience = 10.0

  /// A test's own process and its children.
  package static let processes = 64

  /// Bytes that one of them may have, and all of them together in memory.
  package static let memory = 2 << 30
}
