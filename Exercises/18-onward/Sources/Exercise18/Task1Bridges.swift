import ReactiveCore

/// Task 1: three bridges.
///
/// A sensor has an old interface of callbacks: `Sensor` in Given/. Some parts of the program want its
/// readings as a signal, some want an asynchronous sequence, and some want one reading with `await`.
///
///     reports    reading 20   reading 21   finished
///     signal     20           21           completed
///     sequence   20           21           the loop ends
///
/// Page: 18-onward, "A loop over a signal", "The loop throws", "Leaving the loop"
///
/// Here is the first bridge, the readings as a signal. Each subscription starts the sensor, and stops it
/// when it is over or disposed. A failure is the signal's error, and the end its completion.
func readings(of sensor: Sensor) -> Signal<Int> {
  .empty()
}

/// The second bridge: the readings as an asynchronous sequence.
///
/// It listens from the call on. A failure is thrown in the loop. When the loop is left or its task is
/// cancelled, the sensor is stopped.
func readingSequence(of sensor: Sensor) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { $0.finish() }
}

/// The third bridge: the first value of a signal; nil if it completes without one.
///
/// It throws the signal's error. Once the value is there, nobody listens to the signal any more.
func firstReading(of signal: Signal<Int>) async throws -> Int? {
  nil
}
