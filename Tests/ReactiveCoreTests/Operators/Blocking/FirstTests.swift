import Foundation
import ReactiveCore
import XCTest

final class FirstTests: XCTestCase {
  let log = Log()
  private let failing = Signal.return(1).concat(.error(Failure("lost")))

  // SIG-BLOCKING-1, SIG-BLOCKING-6, SIG-BLOCKING-2
  func test_first_returns_the_first_value_or_the_default_or_throws() throws {
    XCTAssertEqual(try Signal.return(1).concat(.error(Failure("late"))).first(), 1)
    XCTAssertEqual(try Signal.values(1, 2).first(default: 9), 1)
    XCTAssertNil(try Signal<Int>.empty().first())
    XCTAssertEqual(try Signal<Int>.empty().first(default: 9), 9)
    for scheduler in [Scheduler.immediate, .background()] {
      let failed = Signal<Int>.error(Failure("lost")).deliver(on: scheduler)
      XCTAssertThrowsError(try failed.first(default: 9)) {
        XCTAssertEqual($0 as? Failure, Failure("lost"))
      }
    }
  }

  // SIG-BLOCKING-3
  func test_the_subscription_is_disposed_when_first_returns() throws {
    let background = Scheduler.background()
    let source = Signal<Int> { subscriber in
      background.schedule { subscriber.sendNext(1) }
      return self.log.disposable("dispose")
    }
    XCTAssertEqual(try source.first(), 1)
    XCTAssertEqual(log.lines, ["dispose"])
  }

  // SIG-BLOCKING-5
  func test_the_main_thread_does_no_other_work_while_it_waits() throws {
    // While `first()` blocks the main thread, an event from the main scheduler can't arrive.
    let onMain = expectation(description: "the main scheduler runs its work")
    let background = Scheduler.background()
    let source = Signal<Int> { [log] subscriber in
      Scheduler.main.schedule {
        log.add("main")
        onMain.fulfill()
      }
      background.schedule(after: .milliseconds(20)) { subscriber.sendNext(1) }
      return nil
    }
    XCTAssertEqual(try source.first(), 1)
    XCTAssertEqual(log.lines, [])
    wait(for: [onMain], timeout: 30)
  }

  func test_more_callers_may_block_than_a_pool_has_threads() {
    let (done, sums) = (DispatchGroup(), Collected<Int>())
    let recipe = Signal.values(2)
    for _ in 0..<64 {
      DispatchQueue.global().async(group: done) {
        let first = try? Signal.return(1).first() ?? 0
        let array = (try? recipe.map { $0 * 2 }.toArray()) ?? []
        try? recipe.waitUntilCompleted()
        sums.add((first ?? 0) + array.reduce(0, +) + recipe.lazyList.foldLeft(0, +))
      }
    }
    XCTAssertEqual(done.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(sums.values, Array(repeating: 1 + 4 + 2, count: 64))
  }

  func test_the_recipe_runs_on_the_thread_that_blocks() throws {
    let thread = Signal<Thread> { subscriber in
      subscriber.sendNext(.current)
      return nil
    }
    XCTAssertEqual(try thread.first(), .current)
    onNewThread { XCTAssertEqual(try? thread.first(), .current) }
    waiting { done in
      Scheduler.background().schedule {
        XCTAssertEqual(try? thread.first(), .current)
        done()
      }
    }
  }

  func test_a_released_sender_ends_blocking_calls_with_a_cancellation_error() {
    let blocking: [@Sendable (Signal<Int>) throws -> Void] = [
      { _ = try $0.first() }, { _ = try $0.first(default: 1) }, { _ = try $0.toArray() },
      { try $0.waitUntilCompleted() },
    ]
    for (number, block) in blocking.enumerated() {
      let kept = LockedValue<Subscriber<Int>>()
      let (subscribed, error) = (DispatchSemaphore(value: 0), LockedValue<any Error>())
      let signal = Signal<Int> { subscriber in
        kept.value = subscriber
        subscribed.signal()
        return nil
      }
      let isOver = expectation(description: "over \(number)")
      Thread.detachNewThread {
        do { try block(signal) } catch let thrown { error.value = thrown }
        isOver.fulfill()
      }
      subscribed.wait()
      kept.value = nil
      wait(for: [isOver], timeout: 30)
      XCTAssertTrue(error.value is CancellationError, "\(number)")
    }
  }

  func test_a_released_sender_ends_awaiting_calls_with_a_cancellation_error() async {
    for (number, awaiting) in Self.awaiting.enumerated() {
      let kept = LockedValue<Subscriber<Int>>()
      let subscribed = expectation(description: "subscribed \(number)")
      let signal = Signal<Int> { subscriber in
        kept.value = subscriber
        subscribed.fulfill()
        return nil
      }
      let waiting = Task { try await awaiting(signal) }
      await fulfillment(of: [subscribed], timeout: 10)
      kept.value = nil
      let error = await thrown { try await waiting.value }
      XCTAssertTrue(error is CancellationError, "\(number)")
    }
  }

  func test_a_task_that_is_already_canceled_sends_no_request() async {
    for (number, awaiting) in Self.awaiting.enumerated() {
      let requests = Counter()
      let request = Signal<Int>.defer { .return(requests.increment()) }
      let error = await thrown {
        try await Task {
          withUnsafeCurrentTask { $0?.cancel() }
          try await awaiting(request)
        }.value
      }
      XCTAssertTrue(error is CancellationError, "\(number)")
      XCTAssertEqual(requests.value, 0, "\(number)")
    }
  }

  /// The asynchronous forms of all blocking methods.
  private static let awaiting: [@Sendable (Signal<Int>) async throws -> Void] = [
    { _ = try await $0.first() }, { _ = try await $0.first(default: 1) },
    { _ = try await $0.toArray() }, { try await $0.waitUntilCompleted() },
  ]

  @MainActor func test_async_first_subscribes_on_the_calling_actor() async throws {
    for _ in 1...100 {
      let isOnMain = try await Signal<Bool> { subscriber in
        subscriber.sendNext(Thread.isMainThread)
        return nil
      }.first()
      XCTAssertEqual(isOnMain, true)
    }
  }

  func test_async_first_returns_the_first_value_and_disposes_the_source() async throws {
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

  func test_async_first_returns_nil_or_the_default_or_throws() async throws {
    let nothing = try await Signal<Int>.empty().first()
    XCTAssertNil(nothing)
    let fallback = try await Signal<Int>.empty().first(default: 9)
    XCTAssertEqual(fallback, 9)
    let first = try await Signal.values(1, 2).first(default: 9)
    XCTAssertEqual(first, 1)
    let error = await thrown { try await Signal<Int>.error(SaveError.diskFull).first() }
    XCTAssertEqual(error as? SaveError, .diskFull)
  }

  func test_canceling_the_awaiting_task_disposes_the_source_and_throws_even_after_values() async {
    await assertCancels { try await $0.first() }
    await assertCancels(after: [1]) { try await $0.toArray() }
    await assertCancels(after: [1]) { try await $0.waitUntilCompleted() }
  }

  // SIG-COLLECT-4
  func test_toArray_returns_all_values_or_throws_even_after_values() throws {
    XCTAssertEqual(try Signal.values(1, 2).toArray(), [1, 2])
    XCTAssertThrowsError(try failing.toArray()) { XCTAssertEqual($0 as? Failure, Failure("lost")) }
  }

  func test_more_tasks_than_threads_may_await_a_signal() async throws {
    let sum = try await withThrowingTaskGroup(of: [Int].self) { group in
      for number in 1...64 {
        group.addTask {
          try await Signal.async {
            await Task.yield()
            return number
          }.toArray()
        }
      }
      return try await group.reduce(0) { $0 + $1[0] }
    }
    XCTAssertEqual(sum, 64 * 65 / 2)
  }

  // SIG-BLOCKING-4
  func test_waitUntilCompleted_ignores_values_and_throws_an_error() throws {
    try Signal.values(1, 2).waitUntilCompleted()
    XCTAssertThrowsError(try failing.waitUntilCompleted()) {
      XCTAssertEqual($0 as? Failure, Failure("lost"))
    }
  }

  func test_async_toArray_and_waitUntilCompleted_wait_for_the_end_and_throw_errors() async throws {
    let completing = Signal.values(1, 2).deliver(on: .background())
    let values = try await completing.toArray()
    XCTAssertEqual(values, [1, 2])
    try await completing.waitUntilCompleted()
    for error in [
      await thrown { try await failing.toArray() },
      await thrown { try await failing.waitUntilCompleted() },
    ] { XCTAssertEqual(error as? Failure, Failure("lost")) }
  }

  func test_values_that_are_not_Sendable_can_be_awaited() async throws {
    try await Signal.return(NotSendable()).waitUntilCompleted()
  }
}

private final class NotSendable {}
