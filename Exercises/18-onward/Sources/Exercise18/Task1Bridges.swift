import ReactiveCore

/// Task 1: three bridges.
///
///     reports    reading 20   reading 21   finished
///     signal     20           21           completed
///     sequence   20           21           the loop ends
///
/// Page: 18-onward, "A loop over a signal", "Leaving the loop"
///
/// - Completes when the sensor finishes, and fails when the sensor fails.
/// - Each subscription starts the sensor. A completion, an error, or a disposal stops it.
func readings(of sensor: Sensor) -> Signal<Int> {
  .empty()
}

/// - The call starts the sensor. A loop throws the sensor's failure.
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
