import ReactiveCore

/// Returns a signal that sends the average of all readings so far after each reading.
///
/// `scan` keeps the sum and the count, because an average isn't enough to compute the next one.
func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings
    .scan((sum: 0.0, count: 0.0)) { total, reading in (total.sum + reading, total.count + 1) }
    .map { $0.sum / $0.count }
}
