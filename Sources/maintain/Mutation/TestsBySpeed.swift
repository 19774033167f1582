import Foundation

/// All tests in two parts, of which the quick one finds most and takes a fraction of the time.
///
/// A class without a slow test is named as a whole, as a command line has an end.
struct TestsBySpeed {
  /// Seconds of a test that is slow.
  private static let slow: TimeInterval = 0.2

  let quick: [String]
  let slow: [String]
  let secondsOfQuick: TimeInterval
  let secondsOfSlow: TimeInterval

  /// From how long each test takes, by its name: `SampleTests.test_…`.
  init(_ durations: [String: TimeInterval]) {
    let slow = durations.filter { $0.value >= TestsBySpeed.slow }
    let type = { (test: String) in test.prefix { $0 != "." } }
    let mixed = Set(slow.keys.map(type))
    let quick = durations.keys.filter { slow[$0] == nil }
      .map { mixed.contains(type($0)) ? $0 : String(type($0)) }
    self.quick = Set(quick).sorted()
    self.slow = slow.keys.sorted()
    secondsOfSlow = slow.values.reduce(0, +)
    secondsOfQuick = durations.values.reduce(0, +) - secondsOfSlow
  }
}
