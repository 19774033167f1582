// Misconception: With the connection closed there is nothing to read, so the clock may run on. See *Dispose*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
    scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
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
    return Disposable { connection.close() }
  }
}
