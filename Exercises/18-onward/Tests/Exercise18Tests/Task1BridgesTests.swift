import ReactiveCore
import Synchronization
import XCTest

@testable import Exercise18

final class Task1BridgesTests: XCTestCase {
  private let sensor = Sensor()

  func test_the_signal_sends_readings_and_completes() {
    var heard: [Event<Int>] = []
    listen { heard.append($0) }
    for report in [Sensor.Report.reading(20), .reading(21), .finished] { sensor.report(report) }
    XCTAssertEqual(
      heard, [.next(20), .next(21), .completed],
      "A subscriber should hear both readings and the completion.")
    XCTAssertEqual(sensor.listenerCount, 0, "After the end the sensor should be stopped.")
  }

  func test_the_signal_fails_when_the_sensor_does() {
    var heard: [Event<Int>] = []
    listen { heard.append($0) }
    sensor.report(.reading(20))
    sensor.report(.failed(Failure()))
    XCTAssertEqual(
      heard, [.next(20), .error(Failure())], "The failure of the sensor should be an error.")
    XCTAssertEqual(sensor.listenerCount, 0, "After the error the sensor should be stopped.")
  }

  func test_each_subscription_starts_the_sensor_and_disposal_stops_it() {
    let signal = readings(of: sensor)
    XCTAssertEqual(sensor.listenerCount, 0, "Before anybody subscribes, nothing should start.")
    var (first, second): ([Int], [Int]) = ([], [])
    let subscription = signal.subscribeNext { first.append($0) }
    signal.subscribeNext { second.append($0) }
    XCTAssertEqual(sensor.listenerCount, 2, "Each of two subscriptions should start the sensor.")
    sensor.report(.reading(20))
    subscription.dispose()
    XCTAssertEqual(sensor.listenerCount, 1, "Disposal should stop its own listener.")
    sensor.report(.reading(21))
    XCTAssertEqual(
      [first, second], [[20], [20, 21]], "Only the second is still listening at 21.")
  }

  func test_the_sequence_ends_when_the_sensor_has_finished() async {
    let sequence = await sequence()
    XCTAssertEqual(sensor.listenerCount, 1, "The sequence should listen from the call on.")
    for report in [Sensor.Report.reading(20), .reading(21), .finished] { sensor.report(report) }
    let heard = await outcome { try await all(of: sequence) }
    XCTAssertEqual(heard, "[20, 21]", "The loop should see both readings, and end.")
  }

  func test_the_sequence_throws_the_failure() async {
    let sequence = await sequence()
    sensor.report(.failed(Failure()))
    let heard = await outcome { try await all(of: sequence) }
    XCTAssertEqual(heard, "Failure()", "The failure of the sensor should be thrown in the loop.")
  }

  func test_cancelling_the_task_of_the_loop_stops_the_sensor() async {
    let sequence = await sequence()
    XCTAssertEqual(sensor.listenerCount, 1, "The sequence should listen from the call on.")
    let loop = Task { try await all(of: sequence) }
    loop.cancel()
    let heard = await outcome { try await loop.value }
    XCTAssertEqual(heard, "[]", "A loop whose task is cancelled should end.")
    XCTAssertEqual(sensor.listenerCount, 0, "After that the sensor should be stopped.")
  }

  func test_leaving_the_loop_stops_the_sensor() async {
    let heard = await outcome { [sensor] in
      let sequence = await MainActor.run { readingSequence(of: sensor) }
      for degrees in [20, 21] { sensor.report(.reading(degrees)) }
      for try await reading in sequence { return reading }
      return 0
    }
    XCTAssertEqual(heard, "20", "The loop should see the first reading, and is left then.")
    XCTAssertEqual(
      sensor.listenerCount, 0, "When the loop is left, the sensor should be stopped.")
  }

  func test_the_first_reading_is_the_first_and_then_nobody_listens() async {
    let left = expectation(description: "disposed")
    let endless = Signal<Int> { subscriber in
      subscriber.sendNext(20)
      subscriber.sendNext(21)
      return Disposable { withExtendedLifetime(subscriber) { left.fulfill() } }
    }
    let heard = await outcome { try await firstReading(of: endless) }
    XCTAssertEqual(heard, "Optional(20)", "It should be 20, without waiting for an end.")
    let result = await XCTWaiter().fulfillment(of: [left], timeout: 5)
    XCTAssertEqual(result, .completed, "After the first value the subscription should be disposed.")
  }

  func test_without_a_value_it_is_nil_and_an_error_is_thrown() async {
    let nothing = await outcome { try await firstReading(of: .empty()) }
    XCTAssertEqual(nothing, "nil", "A signal that completes without a value should give nil.")
    let failed = await outcome { try await firstReading(of: .error(Failure())) }
    XCTAssertEqual(failed, "Failure()", "The error of the signal should be thrown.")
  }

  /// The sequence, asked for on the main thread, where a subscription starts at once: so it may stand
  /// on the bridge before it.
  private func sequence() async -> AsyncThrowingStream<Int, any Error> {
    await MainActor.run { [sensor] in readingSequence(of: sensor) }
  }

  private func listen(_ hear: @escaping (Event<Int>) -> Void) {
    readings(of: sensor).subscribe(
      next: { hear(.next($0)) }, error: { hear(.error($0)) }, completed: { hear(.completed) })
  }
}

private func all(of sequence: AsyncThrowingStream<Int, any Error>) async throws -> [Int] {
  var readings: [Int] = []
  for try await reading in sequence { readings.append(reading) }
  return readings
}

/// What `work` returns or throws, as text; within five seconds.
private func outcome<Result: Sendable>(
  _ work: @escaping @Sendable () async throws -> Result
) async -> String {
  let box = Box()
  let done = XCTestExpectation(description: "done")
  let task = Task {
    do {
      let result = try await work()
      box.text.withLock { $0 = "\(result)" }
    } catch {
      box.text.withLock { $0 = "\(error)" }
    }
    done.fulfill()
  }
  _ = await XCTWaiter().fulfillment(of: [done], timeout: 5)
  let text = box.text.withLock { $0 }
  task.cancel()
  return text
}

private final class Box: Sendable {
  let text = Mutex("no result within five seconds")
}
