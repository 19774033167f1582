import ReactiveCore

/// Returns a signal that sends the readings of a thermometer, one per second.
///
/// The stub has four bugs. All subscriptions share one connection, the connection is never closed,
/// the clock never stops, and the signal neither completes nor fails.
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
