import ReactiveCore
import XCTest

final class CommandErrorsTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let log = Log()
  private let works = [Subject<String>(), Subject<String>()]
  private lazy var command = Command<Int, String>(
    allowsConcurrentExecution: true, scheduler: scheduler
  ) { [works] in works[$0] }

  // CMD-ERRORS-1
  func test_sends_each_error_as_a_value_on_the_scheduler() {
    command.errors.subscribe(
      next: { [log, scheduler] in
        log.add("\($0) on scheduler: \(Scheduler.current === scheduler)")
      },
      error: { _ in XCTFail("The errors signal should never fail.") })
    command.execute(0)
    scheduler.run()
    works[0].sendError(SaveError.diskFull)
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    XCTAssertEqual(log.lines, ["diskFull on scheduler: true"])
  }

  // CMD-ERRORS-2
  func test_a_late_subscriber_learns_of_a_running_execution_without_repeats() {
    command.execute(0)
    scheduler.run()
    log.record(command.errors, as: "errors")
    works[0].sendError(SaveError.diskFull)
    scheduler.run()
    log.record(command.errors, as: "too late")
    scheduler.run()
    XCTAssertEqual(log.lines, ["errors diskFull"])
  }

  // CMD-ERRORS-3
  func test_ignores_values_and_completion() {
    log.record(command.errors, as: "errors")
    command.execute(0)
    scheduler.run()
    works[0].sendNext("page")
    works[0].sendCompleted()
    scheduler.run()
    XCTAssertEqual(log.lines, [])
  }

  // CMD-ERRORS-4
  func test_keeps_the_order_of_occurrence() {
    log.record(command.errors, as: "errors")
    command.execute(0)
    command.execute(1)
    scheduler.run()
    works[1].sendError(SaveError.noPermission)
    works[0].sendError(SaveError.diskFull)
    scheduler.run()
    XCTAssertEqual(log.lines, ["errors noPermission", "errors diskFull"])
  }

  // CMD-ERRORS-5
  func test_sends_to_the_caller_then_errors_then_executing_then_enabled() {
    command.allowsConcurrentExecution = false
    scheduler.run()
    let result = command.execute(0)
    scheduler.run()
    log.record(command)
    log.record(result, as: "returned")
    _ = log.takeLines()
    works[0].sendError(SaveError.diskFull)
    XCTAssertEqual(log.takeLines(), ["returned error diskFull"])
    XCTAssertEqual(
      log.turns(of: scheduler), [["errors diskFull"], ["executing false"], ["enabled true"]])
  }
}
