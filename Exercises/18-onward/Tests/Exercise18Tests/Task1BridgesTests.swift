import ReactiveCore
import Synchronization
import XCTest

@testable import Exercise18

final class Task1BridgesTests: XCTestCase {
  private let sensor = Sensor()

  func test_the_signal_sends_the_readings_and_completes() {
    var events: [Event<Int>] = []
    listen { events.append($0) }
    for report in [Sensor.Report.reading(20), .reading(21), .finished] { sensor.report(report) }
    XCTAssertEqual(
      events, [.next(20), .next(21), .completed],
      "The signal should send both readings, and complete when the sensor finishes.")
    XCTAssertEqual(sensor.listenerCount, 0, "After completion, the sensor should be stopped.")
  }

  func test_the_signal_fails_when_the_sensor_does() {
    var events: [Event<Int>] = []
    listen { events.append($0) }
    sensor.report(.reading(20))
    sensor.report(.failed(Failure()))
    XCTAssertEqual(
      events, [.next(20), .error(Failure())], "The signal should fail when the sensor fails.")
    XCTAssertEqual(sensor.listenerCount, 0, "After an error, the sensor should be stopped.")
  }

  func test_each_subscription_starts_the_sensor_and_dispose_stops_it() {
    let signal = readings(of: sensor)
    XCTAssertEqual(sensor.listenerCount, 0, "The sensor should not start before a subscription.")
    var (first, second): ([Int], [Int]) = ([], [])
    let subscription = signal.subscribeNext { first.append($0) }
    signal.subscribeNext { second.append($0) }
    XCTAssertEqual(sensor.listenerCount, 2, "Each subscription should start the sensor.")
    sensor.report(.reading(20))
    subscription.dispose()
    XCTAssertEqual(sensor.listenerCount, 1, "Disposing a subscription should stop its listener.")
    sensor.report(.reading(21))
    XCTAssertEqual(
      [first, second], [[20], [20, 21]], "Only the second subscription should receive 21.")
  }

  func test_the_sequence_ends_when_the_sensor_finishes() async {
    let sequence = await sequence()
    XCTAssertEqual(
      sensor.listenerCount, 1, "`readingSequence` should start the sensor when it is called.")
    for report in [Sensor.Report.reading(20), .reading(21), .finished] { sensor.report(report) }
    let result = await outcome { try await all(of: sequence) }
    XCTAssertEqual(result, "[20, 21]", "The loop should get both readings, and then end.")
  }

  func test_the_sequence_throws_the_failure() async {
    let sequence = await sequence()
    sensor.report(.failed(Failure()))
    let result = await outcome { try await all(of: sequence) }
    XCTAssertEqual(result, "Failure()", "The loop should throw the sensor's failure.")
  }

  func test_canceling_the_task_of_the_loop_stops_the_sensor() async {
    let sequence = await sequence()
    XCTAssertEqual(
      sensor.listenerCount, 1, "`readingSequence` should start the sensor when it is called.")
    let loop = Task { try await all(of: sequence) }
    loop.cancel()
    let result = await outcome { try await loop.value }
    XCTAssertEqual(result, "[]", "A loop should end when its task is canceled.")
    XCTAssertEqual(
      sensor.listenerCount, 0,
      "Canceling the loop's task should stop the sensor.")
  }

  func test_leaving_the_loop_stops_the_sensor() async {
    let result = await outcome { [sensor] in
      let sequence = await MainActor.run { readingSequence(of: sensor) }
      for degrees in [20, 21] { sensor.report(.reading(degrees)) }
      for try await reading in sequence { return reading }
      return 0
    }
    XCTAssertEqual(result, "20", "The loop should get the first reading.")
    XCTAssertEqual(sensor.listenerCount, 0, "Leaving the loop should stop the sensor.")
  }

  func test_the_subscription_is_disposed_with_the_first_reading() async {
    let disposed = expectation(description: "disposed")
    let endless = Signal<Int> { subscriber in
      subscriber.sendNext(20)
      subscriber.sendNext(21)
      return Disposable { withExtendedLifetime(subscriber) { disposed.fulfill() } }
    }
    let reading = await outcome { try await firstReading(of: endless) }
    XCTAssertEqual(
      reading, "Optional(20)",
      "`firstReading` should return the first reading without waiting for the end.")
    let result = await XCTWaiter().fulfillment(of: [disposed], timeout: 5)
    XCTAssertEqual(
      result, .completed, "After the first reading, the subscription should be disposed.")
  }

  func test_the_first_reading_is_nil_without_a_value_and_throws_an_error() async {
    let nothing = await outcome { try await firstReading(of: .empty()) }
    XCTAssertEqual(nothing, "nil", "`firstReading` should return nil for a signal without a value.")
    let failed = await outcome { try await firstReading(of: .error(Failure())) }
    XCTAssertEqual(failed, "Failure()", "`firstReading` should throw the signal's error.")
  }

  /// Starts the sensor on the main thread, and returns the sequence of its readings.
  private func sequence() async -> AsyncThrowingStream<Int, any Error> {
    await MainActor.run { [sensor] in readingSequence(of: sensor) }
  }

  private func listen(_ receive: @escaping (Event<Int>) -> Void) {
    readings(of: sensor).subscribe(
      next: { receive(.next($0)) }, error: { receive(.error($0)) },
      completed: { receive(.completed) })
  }
}

private func all(of sequence: AsyncThrowingStream<Int, any Error>) async throws -> [Int] {
  var readings: [Int] = []
  for try await reading in sequence { readings.append(reading) }
  return readings
}

/// Returns the result or error of `work` as text, or a note if it takes over five seconds.
private func outcome<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) async -> String {
  let text = Mutex("no result within five seconds")
  let done = XCTestExpectation(description: "done")
  let task = Task {
    do {
      let result = try await work()
      text.withLock { $0 = "\(result)" }
    } catch {
      text.withLock { $0 = "\(error)" }
    }
    done.fulfill()
  }
  _ = await XCTWaiter().fulfillment(of: [done], timeout: 5)
  defer { task.cancel() }
  return text.withLock { $0 }
}
