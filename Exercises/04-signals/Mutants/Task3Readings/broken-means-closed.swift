// Misconception: A thermometer that broke down has no connection left to close. See *A download*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
    var isBroken = false
    let clock = scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      do {
        if let degrees = try connection.read() {
          subscriber.sendNext(degrees)
        } else {
          subscriber.sendCompleted()
        }
      } catch {
        isBroken = true
        subscriber.sendError(error)
      }
    }
    return Disposable {
      clock?.dispose()
      if !isBroken { connection.close() }
    }
  }
}
