// Misconception: The sensor is started once, and all subscribers share it. See *Cold*, page 04.
import ReactiveCore

func readings(of sensor: Sensor) -> Signal<Int> {
  let subject = Subject<Int>()
  let ticket = sensor.start { report in
    switch report {
    case .reading(let degrees): subject.sendNext(degrees)
    case .failed(let error): subject.sendError(error)
    case .finished: subject.sendCompleted()
    }
  }
  return subject.finally { sensor.stop(ticket) }
}

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

func firstReading(of signal: Signal<Int>) async throws -> Int? {
  for try await reading in signal.values { return reading }
  return nil
}
