import ReactiveCore

/// Task 3: repair a signal.
///
/// ```swift
/// readings(of: Thermometer(degrees: [18, 21]), on: clock)
/// // 18 at 1 s, 21 at 2 s, completed at 3 s
/// ```
///
/// The code below gets four things wrong. Find them with the tests, and fix them.
///
/// - It reads the thermometer every second, from the first second on.
/// - It completes when there are no more readings, and fails when the thermometer breaks down.
/// - Each subscription has its own connection, so each subscriber gets all readings.
/// - When a subscription ends, for any reason, its connection is closed and its clock stops.
///
/// Rests on the page 04-signals, cells "Cold" and "Dispose".
func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  let connection = thermometer.connect()
  return Signal { subscriber in
    scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      if let degrees = try? connection.read() { subscriber.sendNext(degrees) }
    }
    return nil
  }
}
