import ReactiveCore

/// The readings as a signal: three kinds of report are the three kinds of event.
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

/// The readings as an asynchronous sequence; its termination is what a disposable was for the signal.
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

/// The first value of a signal: leaving the loop disposes the subscription.
func firstReading(of signal: Signal<Int>) async throws -> Int? {
  for try await reading in signal.values { return reading }
  return nil
}
