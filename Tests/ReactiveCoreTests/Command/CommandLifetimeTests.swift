import ReactiveCore
import XCTest

final class CommandLifetimeTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let log = Log()

  // CMD-DEALLOC-1, CMD-DEALLOC-2
  func test_a_released_command_completes_its_signals_on_the_scheduler() {
    let isValid = Subject<Bool>()
    var command: Command<Int, Int>? = Command(enabled: isValid, scheduler: scheduler) {
      .return($0)
    }
    log.record(command!)
    scheduler.run()
    _ = log.takeLines()
    command = nil
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    isValid.sendNext(false)
    scheduler.run()
    XCTAssertEqual(
      log.lines.sorted(),
      ["enabled completed", "errors completed", "executing completed", "execution completed"])
  }

  // CMD-DEALLOC-1
  func test_a_command_released_on_another_thread_completes_on_the_main_thread() {
    let completed = expectation(description: "completed")
    completed.expectedFulfillmentCount = 4
    let check: @Sendable () -> Void = {
      XCTAssertTrue(Thread.isMainThread)
      completed.fulfill()
    }
    Scheduler.background().schedule {
      let command = Command<Int, Int> { .return($0) }
      command.errors.subscribeCompleted(check)
      command.executing.subscribeCompleted(check)
      command.enabled.subscribeCompleted(check)
      command.executionSignals.subscribeCompleted(check)
    }
    wait(for: [completed], timeout: 10)
  }

  // CMD-DEALLOC-3
  func test_errors_and_executing_complete_after_the_running_execution() {
    let work = Subject<Int>()
    var command: Command<Int, Int>? = Command(scheduler: scheduler) { _ in work }
    log.record(command!)
    command!.execute(1)
    scheduler.run()
    _ = log.takeLines()
    command = nil
    scheduler.run()
    XCTAssertEqual(Set(log.takeLines()), ["enabled completed", "execution completed"])
    work.sendError(SaveError.diskFull)
    scheduler.run()
    XCTAssertEqual(
      log.lines,
      ["errors diskFull", "errors completed", "executing false", "executing completed"])
  }

  // CMD-DEALLOC-4, CMD-INIT-5
  func test_an_execution_does_not_retain_the_command() {
    weak var command: Command<Int, Int>?
    let work = Subject<Int>()
    do {
      let held = Command<Int, Int>(scheduler: scheduler) { _ in work }
      command = held
      log.record(held.execute(1), as: "returned")
      withExtendedLifetime(held) { scheduler.run() }
    }
    XCTAssertNil(command)
    work.sendNext(1)
    XCTAssertEqual(log.lines, ["returned 1"])
  }
}
