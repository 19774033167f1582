import ReactiveCore

/// Task 2: a running average.
///
///     readings   2   4   9   1
///     average    2   3   5   4
///
/// Fix the code below.
///
/// - After each reading, sends the average of all readings so far: 1.5 after 1 and 2.
/// - Each subscriber's average starts with the first reading that the subscriber gets.
/// - Completes when `readings` completes, and fails when it fails.
///
/// Page: 05-transforming, "Scan", "Map and filter"
func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings.scan(0) { average, reading in (average + reading) / 2 }
}
