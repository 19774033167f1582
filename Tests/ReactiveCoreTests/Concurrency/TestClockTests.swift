import ReactiveCore
import XCTest

final class TestClockTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var clock = TestClock(scheduler)

  func test_a_task_sleeps_until_the_scheduler_reaches_its_time() async throws {
    let (clock, log) = (clock, Log())
    let countdown = Task {
      for number in [3, 2, 1] {
        log.add("\(number) at \(clock.now.time)")
        try await clock.sleep(for: .seconds(1))
      }
      log.add("go at \(clock.now.time)")
    }
    for _ in 1...3 {
      await clock.waitUntilAsleep()
      scheduler.advance(by: .seconds(1))
    }
    try await countdown.value
    XCTAssertEqual(
      log.lines, ["3 at 0.0 seconds", "2 at 1.0 seconds", "1 at 2.0 seconds", "go at 3.0 seconds"])
  }

  func test_a_test_clock_shares_its_time_with_signals_on_the_scheduler() async throws {
    let (clock, log) = (clock, Log())
    // An asynchronous test has no current scheduler. Without one, the recipe would start later.
    scheduler.performAsCurrent {
      Signal.interval(.seconds(2), on: scheduler).take(2)
        .subscribeNext { log.add("interval \($0)") }
    }
    let sleeper = Task {
      try await clock.sleep(until: clock.now.advanced(by: .seconds(3)), tolerance: .seconds(1))
      log.add("awake \(clock.now.time)")
    }
    await clock.waitUntilAsleep()
    scheduler.advance(by: .seconds(3))
    try await sleeper.value
    scheduler.run()
    XCTAssertEqual(
      log.lines, ["interval 2.0 seconds", "awake 3.0 seconds", "interval 4.0 seconds"])
  }

  func test_sleeping_until_a_past_time_returns_at_once() async throws {
    scheduler.advance(by: .seconds(2))
    for past in [Duration.zero, .seconds(1), .seconds(2), .seconds(Int64.max)] {
      try await clock.sleep(until: clock.now.advanced(by: .zero - past))
    }
    try await clock.sleep(for: .seconds(-1))
    XCTAssertTrue(scheduler.isIdle)
    XCTAssertEqual(clock.now.duration(to: clock.now.advanced(by: .seconds(1))), .seconds(1))
  }

  func test_a_canceled_sleep_throws_and_is_no_longer_counted() async {
    let clock = clock
    let sleepers = (1...2).map { _ in Task { try await clock.sleep(for: .seconds(5)) } }
    await clock.waitUntilAsleep(2)
    sleepers[0].cancel()
    let canceled = await sleepers[0].result
    XCTAssertThrowsError(try canceled.get()) { XCTAssertTrue($0 is CancellationError) }
    scheduler.advance(by: .seconds(5))
    let rested = await sleepers[1].result
    XCTAssertNoThrow(try rested.get())
    let late = Task {
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    late.cancel()
    let refused = await late.result
    XCTAssertThrowsError(try refused.get()) { XCTAssertTrue($0 is CancellationError) }
    XCTAssertTrue(scheduler.isIdle)
  }

  func test_a_canceled_task_no_longer_waits_for_sleepers() async {
    let clock = clock
    let before = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await clock.waitUntilAsleep()
    }
    await before.value
    let (started, isOver) = (expectation(description: "started"), expectation(description: "over"))
    let during = Task {
      started.fulfill()
      await clock.waitUntilAsleep()
      isOver.fulfill()
    }
    await fulfillment(of: [started], timeout: 10)
    during.cancel()
    await fulfillment(of: [isOver], timeout: 10)
  }
}
