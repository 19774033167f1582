// Misconception: An average so far is the middle of the last two readings. See *Scan*, page 05.
import ReactiveCore

func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings.combinePrevious(0) { before, now in (before + now) / 2 }
}
