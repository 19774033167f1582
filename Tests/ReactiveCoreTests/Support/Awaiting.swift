import ReactiveCore
import XCTest

extension XCTestCase {
  /// Returns the error that `work` throws, if any.
  nonisolated(nonsending) func thrown<Result>(
    by work: () async throws -> Result
  ) async -> (any Error)? {
    do {
      _ = try await work()
      return nil
    } catch {
      return error
    }
  }

  /// Asserts that a canceled task throws, and that the endless signal it awaits is disposed.
  func assertCancels<Result: Sendable>(
    after values: [Int] = [], line: UInt = #line,
    _ awaiting: @escaping @Sendable (Signal<Int>) async throws -> Result
  ) async {
    let (subscribed, disposed) = (
      expectation(description: "subscribed"), expectation(description: "disposed")
    )
    let endless = Signal<Int> { subscriber in
      values.forEach(subscriber.sendNext)
      subscribed.fulfill()
      return Disposable { withExtendedLifetime(subscriber) { disposed.fulfill() } }
    }
    let waiting = Task { try await awaiting(endless) }
    await fulfillment(of: [subscribed], timeout: 10)
    waiting.cancel()
    await fulfillment(of: [disposed], timeout: 10)
    let error = await thrown { try await waiting.value }
    XCTAssertTrue(error is CancellationError, "\(String(describing: error))", line: line)
  }
}
