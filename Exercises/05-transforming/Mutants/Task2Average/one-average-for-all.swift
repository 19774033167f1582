// Misconception: Variables beside the chain belong to each subscriber. See *Scan*, page 05.
import ReactiveCore

func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  var sum = 0.0
  var count = 0.0
  return readings.map { reading in
    sum += reading
    count += 1
    return sum / count
  }
}
