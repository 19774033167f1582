import ReactiveCore

/// Task 1: three bridges.
///
///     reports    reading 20   reading 21   finished
///     signal     20           21           completed
///     sequence   20           21           the loop ends
///
/// Page: 18-onward, "A loop over a signal", "Leaving the loop"
///
/// - Fails and completes with the sensor.
/// - Each subscription starts the sensor. An end or disposal stops it.
func readings(of sensor: Sensor) -> Signal<Int> {
  .empty()
}

/// - Starts the sensor at the call, and throws its failure.
/// - Leaving the loop, or canceling its task, stops the sensor.
func readingSequence(of sensor: Sensor) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { $0.finish() }
}

/// Returns the first value, or `nil` if there is none.
///
/// - Disposes the subscription after the value. Throws the signal's error.
func firstReading(of signal: Signal<Int>) async throws -> Int? {
  nil
}
