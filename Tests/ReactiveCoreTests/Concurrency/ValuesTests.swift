import ReactiveCore
import XCTest

final class ValuesTests: XCTestCase {
  func test_values_are_queued_until_the_loop_reads_them() async throws {
    let letters = Subject<String>()
    var iterator = letters.values.makeAsyncIterator()
    for letter in ["A", "B", "C"] { letters.sendNext(letter) }
    letters.sendCompleted()
    var received: [String] = []
    while let letter = try await iterator.next() { received.append(letter) }
    XCTAssertEqual(received, ["A", "B", "C"])
  }

  func test_the_loop_throws_the_error_after_the_earlier_values() async {
    let letters = Subject<String>()
    var iterator = letters.values.makeAsyncIterator()
    letters.sendNext("A")
    letters.sendError(SaveError.diskFull)
    var received: [String] = []
    let error = await thrown {
      while let letter = try await iterator.next() { received.append(letter) }
    }
    XCTAssertEqual(error as? SaveError, .diskFull)
    XCTAssertEqual(received, ["A"])
  }

  func test_each_loop_subscribes_when_it_begins() async throws {
    let starts = Counter()
    let answer = Signal<Int>.defer {
      starts.increment()
      return .return(42)
    }
    let values = answer.values
    XCTAssertEqual(starts.value, 0)
    for _ in 1...2 {
      for try await value in values { XCTAssertEqual(value, 42) }
    }
    XCTAssertEqual(starts.value, 2)
  }

  func test_leaving_the_loop_disposes_the_subscription() async throws {
    let disposed = expectation(description: "disposed")
    for try await _ in endless(disposed).values { break }
    await fulfillment(of: [disposed], timeout: 10)
  }

  func test_a_loop_gets_values_sent_through_an_operator_after_it_starts() async throws {
    for _ in 0..<100 {
      let subject = Subject<Int>()
      var values = subject.map { $0 + 1 }.values.makeAsyncIterator()
      subject.sendNext(1)
      subject.sendCompleted()
      let first = try await values.next()
      XCTAssertEqual(first, 2)
    }
  }

  func test_the_loop_ends_when_its_sender_is_released() async throws {
    let kept = LockedValue<Subscriber<Int>>()
    let signal = Signal<Int> { subscriber in
      kept.value = subscriber
      return nil
    }
    var values = signal.map { $0 * 2 }.values.makeAsyncIterator()
    kept.value?.sendNext(1)
    kept.value = nil
    let first = try await values.next()
    XCTAssertEqual(first, 2)
    let end = try await values.next()
    XCTAssertNil(end)

    var subject: Subject<Int>? = Subject()
    var ofSubject = subject?.values.makeAsyncIterator()
    subject?.sendNext(1)
    subject = nil
    let last = try await ofSubject?.next()
    XCTAssertEqual(last, 1)
    let over = try await ofSubject?.next()
    XCTAssertNil(over)
  }

  func test_a_canceled_loop_gets_none_of_the_waiting_values() async throws {
    let disposed = expectation(description: "disposed")
    let signal = endless(disposed)
    let received = try await Task {
      var received: [Int] = []
      for try await value in signal.values {
        received.append(value)
        if value == 2 { withUnsafeCurrentTask { $0?.cancel() } }
      }
      return received
    }.value
    XCTAssertEqual(received, [1, 2])
    await fulfillment(of: [disposed], timeout: 10)
  }

  func test_a_loop_in_a_canceled_task_subscribes_to_nothing() async throws {
    let starts = Counter()
    let signal = Signal<Int> { subscriber in
      subscriber.sendNext(starts.increment())
      return nil
    }
    let received = try await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      var received: [Int] = []
      for try await value in signal.values { received.append(value) }
      return received
    }.value
    XCTAssertEqual(received, [])
    XCTAssertEqual(starts.value, 0)
  }

  /// Returns a signal that sends five values, never ends, and fulfills `disposed` when disposed.
  private func endless(_ disposed: XCTestExpectation) -> Signal<Int> {
    Signal { subscriber in
      (1...5).forEach(subscriber.sendNext)
      return Disposable { withExtendedLifetime(subscriber) { disposed.fulfill() } }
    }
  }
}
