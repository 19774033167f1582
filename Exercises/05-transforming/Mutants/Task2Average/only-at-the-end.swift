// Misconception: An average needs all readings, so it is sent with the completion. See *Scan*, page 05.
import ReactiveCore

func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings
    .aggregate((sum: 0.0, count: 0.0)) { total, reading in
      (total.sum + reading, total.count + 1)
    }
    .map { $0.sum / $0.count }
}
