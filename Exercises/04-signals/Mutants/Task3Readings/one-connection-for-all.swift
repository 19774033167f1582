// Misconception: There is one thermometer, so one connection serves all subscribers. See *Cold*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  let connection = thermometer.connect()
  return Signal { subscriber in
    let clock = scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
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
    return Disposable {
      clock?.dispose()
      connection.close()
    }
  }
}
