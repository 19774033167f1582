import ReactiveCore

/// The readings of a thermometer, one every second.
///
/// The four faults were: one connection for all subscriptions; a clock that nobody could stop; no end,
/// as `try?` makes a failure look like "no more readings", and both were passed over; and a
/// connection that nobody closed.
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
