// Misconception: `try?` gives nil for a failure, and nil means that there are no more readings. See *An error*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
    let clock = scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      if let degrees = try? connection.read() {
        subscriber.sendNext(degrees)
      } else {
        subscriber.sendCompleted()
      }
    }
    return Disposable {
      clock?.dispose()
      connection.close()
    }
  }
}
