import ReactiveCore

/// Task 1: three bridges.
///
///     reports    reading 20   reading 21   finished
///     signal     20           21           completed
///     sequence   20           21           the loop ends
///
/// `Sensor`, in Given/, calls its listeners.
///
/// Page: 18-onward, "A loop over a signal", "The loop throws", "Leaving the loop"
///
/// - Fails and completes with the sensor.
/// - Each subscription starts the sensor, and stops it at its end or when it is disposed.
func readings(of sensor: Sensor) -> Signal<Int> {
  .empty()
}

/// - Starts the sensor at the call, and ends with it.
/// - A failure is thrown.
/// - Leaving the loop, or canceling its task, stops the sensor.
func readingSequence(of sensor: Sensor) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { $0.finish() }
}

/// The first value of a signal, or `nil` if it completes without one.
///
/// - With the value the subscription is disposed.
/// - An error is thrown.
func firstReading(of signal: Signal<Int>) async throws -> Int? {
  nil
}
