// Misconception: The middle between the average and the reading is right, if only it begins with the first reading. See *Scan*, page 05.
import ReactiveCore

func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings
    .scan(nil as Double?) { average, reading in average.map { ($0 + reading) / 2 } ?? reading }
    .map { $0 ?? 0 }
}
