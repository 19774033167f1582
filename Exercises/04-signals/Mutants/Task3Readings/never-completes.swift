// Misconception: When there is no reading there is nothing to tell, so nothing is sent. See *The grammar*, page 04.
import ReactiveCore

func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
    let clock = scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      do {
        if let degrees = try connection.read() { subscriber.sendNext(degrees) }
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
