// Misconception: The first value is the first of all values. See *Waiting*, page 12.
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
      case .failed(let error): continuation.finish(throwing: error)
      case .finished: continuation.finish()
      }
    }
    continuation.onTermination = { _ in sensor.stop(ticket) }
  }
}

func firstReading(of signal: Signal<Int>) async throws -> Int? {
  var readings: [Int] = []
  for try await reading in signal.values { readings.append(reading) }
  return readings.first
}
