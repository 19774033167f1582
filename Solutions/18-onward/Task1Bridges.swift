import ReactiveCore

/// Returns the readings as a signal.
func readings(of sensor: Sensor) -> Signal<Int> {
  Signal { subscriber in
    let ticket = sensor.start { report in
      switch report {
      case .reading(let degrees): subscriber.sendNext(degrees)
      case .failed(let error): subscriber.sendError(error)
      case .finished: subscriber.sendCompleted()
      }
    }
    return Disposable { sensor.stop(ticket) }
  }
}

/// Returns the readings as an asynchronous sequence.
func readingSequence(of sensor: Sensor) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { continuation in
    let ticket = sensor.start { report in
      switch report {
      case .reading(let degrees): continuation.yield(degrees)
      case .failed(let error): continuation.finish(throwing: error)
      case .finished: continuation.finish()
      }
    }
    continuation.onTermination = { _ in sensor.stop(ticket) }
  }
}

/// Returns the first value of a signal, and disposes the subscription by leaving the loop.
func firstReading(of signal: Signal<Int>) async throws -> Int? {
  for try await reading in signal.values { return reading }
  return nil
}
