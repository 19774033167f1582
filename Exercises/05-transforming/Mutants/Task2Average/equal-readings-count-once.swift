// Misconception: A reading that is equal to the one before tells nothing new. See *Distinct*, page 05.
import ReactiveCore

func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings
    .distinctUntilChanged()
    .scan((sum: 0.0, count: 0.0)) { total, reading in (total.sum + reading, total.count + 1) }
    .map { $0.sum / $0.count }
}
