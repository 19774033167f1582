// Misconception: The connection is closed where the readings end, and that is the only way out. See *Dispose*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
    return scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      do {
        if let degrees = try connection.read() {
          subscriber.sendNext(degrees)
        } else {
          connection.close()
          subscriber.sendCompleted()
        }
      } catch {
        connection.close()
        subscriber.sendError(error)
      }
    }
  }
}
