// Slip: An average of whole numbers is a whole number.
import ReactiveCore

func runningAverage(of readings: Signal<Double>) -> Signal<Double> {
  readings
    .scan((sum: 0, count: 0)) { total, reading in (total.sum + Int(reading), total.count + 1) }
    .map { Double($0.sum / $0.count) }
}
