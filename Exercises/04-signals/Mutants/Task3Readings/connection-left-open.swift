// Misconception: Stopping the clock ends everything that the recipe started. See *Wrap the server*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
    return scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      do {
        if let degrees = try connection.read() {
          subscriber.sendNext(degrees)
        } else {
          subscriber.sendCompleted()
        }
      } catch {
        subscriber.sendError(error)
      }
    }
  }
}
