// Misconception: A loop that ends is enough; nobody has to catch anything. See *An error*, page 04.
import ReactiveCore

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

func readingSequence(of sensor: Sensor) -> AsyncThrowingStream<Int, any Error> {
  AsyncThrowingStream { continuation in
    let ticket = sensor.start { report in
      switch report {
      case .reading(let degrees): continuation.yield(degrees)
      case .failed: continuation.finish()
      case .finished: continuation.finish()
      }
    }
    continuation.onTermination = { _ in sensor.stop(ticket) }
  }
}

func firstReading(of signal: Signal<Int>) async throws -> Int? {
  for try await reading in signal.values { return reading }
  return nil
}
