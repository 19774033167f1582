import ReactiveCore

/// Returns the average of all readings so far, computed from their sum and their count.
func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings
    .scan((sum: 0.0, count: 0.0)) { total, reading in (total.sum + reading, total.count + 1) }
    .map { $0.sum / $0.count }
}
