/// How long and how much a test may take.
package enum TestLimits {
  /// Seconds without a test that starts or ends, before a run is given up.
  package static let patience = 10.0
}
