import ReactiveCore

/// Task 3: repair a signal.
///
/// ```swift
/// readings(of: Thermometer(degrees: [18, 21]), on: clock)
/// // 18 at 1 s, 21 at 2 s, completed at 3 s
/// ```
///
/// Fix the four bugs below.
///
/// - Sends a reading every second, and completes when no readings are left.
/// - Fails with the thermometer's error.
/// - Each subscription opens its own connection.
/// - A completion, an error, or disposal closes the connection and stops the clock.
///
/// Page: 04-signals, "Cold", "Dispose"
func readings(of thermometer: Thermometer, on scheduler: TestScheduler) -> Signal<Int> {
  let connection = thermometer.connect()
  return Signal { subscriber in
    scheduler.schedule(after: .seconds(1), every: .seconds(1)) {
      if let degrees = try? connection.read() { subscriber.sendNext(degrees) }
    }
    return nil
  }
}
