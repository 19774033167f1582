import ReactiveCore
import XCTest

final class AsyncTests: XCTestCase {
  func test_a_signal_of_an_async_function_sends_its_result_and_completes() throws {
    let calls = Counter()
    let answer = Signal.async { calls.increment() }
    XCTAssertEqual(calls.value, 0)
    XCTAssertEqual(try answer.toArray(), [1])
    XCTAssertEqual(try answer.toArray(), [2])
    XCTAssertEqual(answer.name, "+async:")
  }

  func test_a_signal_of_an_async_function_fails_with_its_error() {
    let failing = Signal.async { () async throws -> Int in throw SaveError.diskFull }
    XCTAssertThrowsError(try failing.toArray()) { error in
      XCTAssertEqual(error as? SaveError, .diskFull)
    }
  }

  func test_disposal_cancels_the_task_and_nothing_is_sent() async {
    let canceled = expectation(description: "canceled")
    let started = expectation(description: "started")
    let log = Log()
    let endless = Signal.async { () async -> Int in
      started.fulfill()
      while !Task.isCancelled { await Task.yield() }
      canceled.fulfill()
      return 1
    }
    let subscription = log.record(endless)
    await fulfillment(of: [started], timeout: 10)
    subscription.dispose()
    await fulfillment(of: [canceled], timeout: 10)
    XCTAssertEqual(log.lines, [])
  }
}
