import ReactiveCore
import XCTest

final class WaitUntilCompletedTests: XCTestCase {
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  func test_SIG_BLOCKING_4_waitUntilCompleted_ignores_values_and_throws_an_error() throws {
    try Signal.values(1, 2).waitUntilCompleted()
    XCTAssertThrowsError(try failing.waitUntilCompleted()) {
      XCTAssertEqual($0 as? Failure, Failure("lost"))
    }
  }

  func test_awaited_it_ignores_values_and_throws_an_error_or_that_it_was_cancelled() async throws {
    try await Signal.values(1, 2).deliver(on: .background()).waitUntilCompleted()
    let error = await thrown { try await failing.waitUntilCompleted() }
    XCTAssertEqual(error as? Failure, Failure("lost"))
    await assertCancels(after: [1]) { try await $0.waitUntilCompleted() }
  }

  func test_it_can_be_awaited_for_values_that_are_not_Sendable() async throws {
    try await Signal.return(NotSendable()).waitUntilCompleted()
  }
}

private final class NotSendable {}
