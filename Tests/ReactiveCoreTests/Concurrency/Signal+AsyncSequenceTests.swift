import ReactiveCore
import XCTest

final class SignalAsyncSequenceTests: XCTestCase {
  func test_a_signal_of_a_sequence_fails_when_the_sequence_throws() async {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish(throwing: SaveError.diskFull)
    var received: [Event<Int>] = []
    do {
      for try await event in Signal(stream).materialize().values { received.append(event) }
    } catch {
      XCTFail("The error should arrive as a value, not be thrown: \(error)")
    }
    XCTAssertEqual(received, [.next(1), .error(SaveError.diskFull)])
  }

  func test_each_subscription_iterates_again_and_a_round_trip_preserves_values() async throws {
    let numbers = Signal(Signal.values(1, 2).values)
    for _ in 1...2 {
      var received: [Int] = []
      for try await number in numbers.values { received.append(number) }
      XCTAssertEqual(received, [1, 2])
    }
  }

  func test_disposal_cancels_the_task() async {
    let (waits, canceled) = (
      expectation(description: "waiting"), expectation(description: "canceled")
    )
    let (gate, key) = AsyncStream.makeStream(of: Never.self)
    defer { key.finish() }
    let stream = AsyncStream<Int>(
      unfolding: {
        waits.fulfill()
        for await _ in gate {}
        return nil
      }, onCancel: { canceled.fulfill() })
    let subscription = Signal(stream).subscribe(
      error: { XCTFail("A disposed signal should not fail: \($0)") },
      completed: { XCTFail("A disposed signal should not complete.") })
    await fulfillment(of: [waits], timeout: 10)
    subscription.dispose()
    await fulfillment(of: [canceled], timeout: 10)
  }

  func test_disposal_ends_a_sequence_that_ignores_cancellation() async {
    let asked = Counter()
    let isLeft = expectation(description: "The iterator is released")
    let (gate, key) = AsyncStream.makeStream(of: Never.self)
    let signal = Signal(Unending(asked: asked, gate: gate, end: { isLeft.fulfill() }))
    let first = expectation(description: "three elements")
    // On a scheduler, `subscribe` returns before the gate opens. Otherwise, `take` couldn't dispose
    // its source until `subscribe` returned.
    Scheduler.background().schedule {
      signal.take(3).subscribe(completed: { first.fulfill() })
      key.finish()
    }
    await fulfillment(of: [first], timeout: 10)
    await fulfillment(of: [isLeft], timeout: 10)
    XCTAssertLessThanOrEqual(asked.value, 4)
  }

  // SCH-CURRENT-3
  func test_turning_each_element_into_a_signal_loses_no_element() throws {
    let operators: [(name: String, join: (Signal<Int>) -> Signal<Int>)] = [
      ("switchToLatest", { $0.map { .return($0) }.switchToLatest() }),
      ("groupBy", { $0.groupBy { $0 % 3 }.flattenMap { $0 } }),
    ]
    for (name, join) in operators {
      let elements = AsyncStream<Int> { continuation in
        for element in 0..<100 { continuation.yield(element) }
        continuation.finish()
      }
      XCTAssertEqual(try join(Signal(elements)).toArray(), Array(0..<100), name)
    }
  }
}

/// A sequence that counts endlessly and ignores cancellation.
private struct Unending: AsyncSequence, Sendable {
  let asked: Counter
  let gate: AsyncStream<Never>
  let end: @Sendable () -> Void

  func makeAsyncIterator() -> Iterator {
    Iterator(asked: asked, gate: gate, held: DeinitCallback(end))
  }

  struct Iterator: AsyncIteratorProtocol {
    let asked: Counter
    let gate: AsyncStream<Never>
    let held: DeinitCallback

    mutating func next() async -> Int? {
      for await _ in gate {}
      return asked.increment()
    }
  }
}
