import ReactiveCore

/// Task 2: a running average.
///
///     readings   2   4   9   1
///     average    2   3   5   4
///
/// A running app shows your average speed after each reading. The code below takes the middle
/// between the last average and the new reading. Fix it.
///
/// - After each reading it sends the average of all readings so far.
/// - All readings count the same, even equal ones and zeros.
/// - Each subscriber has its own average, from one subscription to the readings.
/// - It ends with the readings, and fails with them.
///
/// Rests on the page 05-transforming, cells "Scan" and "Map and filter".
func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings.scan(0) { average, reading in (average + reading) / 2 }
}
