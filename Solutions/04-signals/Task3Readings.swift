import ReactiveCore

/// Returns the readings of a thermometer, one every second.
///
/// The four bugs: all subscriptions shared one connection; nothing closed it; the clock never
/// stopped; and `try?` treated an error like the end.
func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  Signal { subscriber in
    let connection = thermometer.connect()
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
