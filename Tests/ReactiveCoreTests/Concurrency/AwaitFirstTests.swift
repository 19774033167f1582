import Foundation
import ReactiveCore
import XCTest

final class AwaitFirstTests: XCTestCase {
  @MainActor func test_it_subscribes_on_the_actor_that_calls_it() async throws {
    for _ in 1...100 {
      let isOnMain = try await Signal<Bool> { subscriber in
        subscriber.sendNext(Thread.isMainThread)
        return nil
      }.first()
      XCTAssertEqual(isOnMain, true)
    }
  }

  func test_it_is_the_first_value_and_the_source_can_send_no_other() async throws {
    let source = Source<Int>()
    let subscribed = expectation(description: "subscribed")
    let waiting = Task { try await source.signal.first() }
    Task {
      while source.subscriptions == 0 { await Task.yield() }
      subscribed.fulfill()
    }
    await fulfillment(of: [subscribed], timeout: 20)
    source.sendNext(1)
    XCTAssertEqual(source.disposals, 1)
    let first = try await waiting.value
    XCTAssertEqual(first, 1)
  }

  func test_without_a_value_it_is_nil_or_throws_the_error() async throws {
    let nothing = try await Signal<Int>.empty().first()
    XCTAssertNil(nothing)
    do {
      _ = try await Signal<Int>.error(SaveError.diskFull).first()
      XCTFail("It should have thrown.")
    } catch {
      XCTAssertEqual(error as? SaveError, .diskFull)
    }
  }

  func test_cancelling_the_task_disposes_and_throws() async {
    let (subscribed, disposed) = (
      expectation(description: "subscribed"), expectation(description: "disposed")
    )
    let endless = Signal<Int> { subscriber in
      subscribed.fulfill()
      return Disposable { withExtendedLifetime(subscriber) { disposed.fulfill() } }
    }
    let waiting = Task { try await endless.first() }
    await fulfillment(of: [subscribed], timeout: 10)
    waiting.cancel()
    await fulfillment(of: [disposed], timeout: 10)
    do {
      _ = try await waiting.value
      XCTFail("It should have thrown.")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }
}
