import ReactiveCore
import XCTest

final class CommandSignalsTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let log = Log()
  private let works = (0...2).map { _ in Subject<String>() }

  private func makeCommand(
    enabled: Signal<Bool>? = nil, allowsConcurrentExecution: Bool = false
  ) -> Command<Int, String> {
    Command(
      enabled: enabled, allowsConcurrentExecution: allowsConcurrentExecution, scheduler: scheduler
    ) { [works] in works[$0] }
  }

  // CMD-EXECSIGNALS-1
  func test_executionSignals_sends_only_executions_that_start_after_the_subscription() {
    let command = makeCommand(allowsConcurrentExecution: true)
    command.execute(0)
    scheduler.run()
    log.record(command.executionSignals.flatten(), as: "values")
    command.execute(1)
    scheduler.run()
    works[0].sendNext("early")
    works[1].sendNext("late")
    XCTAssertEqual(log.lines, ["values late"])
  }

  // CMD-EXECSIGNALS-3
  func test_an_execution_signal_completes_if_the_execution_fails() {
    let command = makeCommand()
    command.executionSignals.subscribeNext { [log] in log.record($0, as: "inner") }
    command.execute(0)
    scheduler.run()
    works[0].sendNext("half")
    works[0].sendError(SaveError.diskFull)
    scheduler.run()
    XCTAssertEqual(log.lines, ["inner half", "inner completed"])
  }

  // CMD-EXECSIGNALS-4
  func test_an_execution_signal_sends_values_on_the_thread_of_the_work() {
    let command = makeCommand()
    let other = TestScheduler()
    command.executionSignals.flatten().subscribeNext { [log] in
      log.add("\($0) on the sending scheduler: \(Scheduler.current === other)")
    }
    command.execute(0)
    scheduler.run()
    other.schedule { [works] in works[0].sendNext("page") }
    other.run()
    XCTAssertEqual(log.lines, ["page on the sending scheduler: true"])
  }

  // CMD-ERRORS-1
  func test_errors_sends_each_error_as_a_value_on_the_scheduler() {
    let command = makeCommand(allowsConcurrentExecution: true)
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
  func test_a_late_subscriber_gets_the_error_of_a_running_execution_once() {
    let command = makeCommand(allowsConcurrentExecution: true)
    command.execute(0)
    scheduler.run()
    log.record(command.errors, as: "errors")
    works[0].sendError(SaveError.diskFull)
    scheduler.run()
    log.record(command.errors, as: "too late")
    scheduler.run()
    XCTAssertEqual(log.lines, ["errors diskFull"])
  }

  // CMD-ERRORS-3, CMD-ERRORS-4
  func test_errors_sends_errors_in_order_and_nothing_else() {
    let command = makeCommand(allowsConcurrentExecution: true)
    log.record(command.errors, as: "errors")
    for number in 0...2 { command.execute(number) }
    scheduler.run()
    works[2].sendNext("page")
    works[2].sendCompleted()
    works[1].sendError(SaveError.noPermission)
    works[0].sendError(SaveError.diskFull)
    scheduler.run()
    XCTAssertEqual(log.lines, ["errors noPermission", "errors diskFull"])
  }

  // CMD-ERRORS-5
  func test_an_error_reaches_the_caller_errors_executing_and_enabled_in_this_order() {
    let command = makeCommand()
    let result = command.execute(0)
    scheduler.run()
    log.record(command)
    log.record(result, as: "returned")
    _ = log.takeLines()
    works[0].sendError(SaveError.diskFull)
    XCTAssertEqual(log.takeLines(), ["returned error diskFull"])
    XCTAssertEqual(
      log.linesByStep(of: scheduler), [["errors diskFull"], ["executing false"], ["enabled true"]])
  }

  // CMD-EXECUTING-1
  func test_executing_sends_its_value_and_then_changes_on_the_scheduler() {
    let command = makeCommand()
    command.executing.subscribeNext { [log, scheduler] in
      log.add("\($0) on scheduler: \(Scheduler.current === scheduler)")
    }
    scheduler.run()
    XCTAssertEqual(log.takeLines(), ["false on scheduler: false"])
    command.execute(0)
    scheduler.run()
    log.record(command.executing.take(1), as: "later")
    works[0].sendCompleted()
    XCTAssertEqual(log.takeLines(), ["true on scheduler: true", "later true", "later completed"])
    scheduler.run()
    XCTAssertEqual(log.lines, ["false on scheduler: true"])
  }

  // CMD-EXECUTING-2, CMD-EXECUTING-3
  func test_executing_stays_true_until_all_executions_have_ended() {
    let command = makeCommand(allowsConcurrentExecution: true)
    log.record(command.executing, as: "executing")
    command.execute(0)
    command.execute(1)
    scheduler.run()
    XCTAssertEqual(log.takeLines(), ["executing false", "executing true"])
    works[0].sendError(SaveError.diskFull)
    scheduler.run()
    XCTAssertEqual(log.takeLines(), [])
    works[1].sendCompleted()
    scheduler.run()
    XCTAssertEqual(log.lines, ["executing false"])
  }

  // CMD-ENABLED-1, CMD-INIT-2
  func test_enabled_sends_its_value_at_once_and_changes_on_the_scheduler() {
    let isValid = Subject<Bool>()
    let command = makeCommand(enabled: isValid)
    command.enabled.subscribeNext { [log, scheduler] in
      log.add("\($0) on scheduler: \(Scheduler.current === scheduler)")
    }
    isValid.sendNext(true)
    isValid.sendNext(false)
    XCTAssertEqual(log.takeLines(), ["true on scheduler: false"])
    scheduler.run()
    XCTAssertEqual(log.lines, ["false on scheduler: true"])
  }

  // CMD-ENABLED-2
  func test_enabled_is_false_while_executing_or_disabled() {
    let isValid = Subject<Bool>()
    let command = makeCommand(enabled: isValid)
    log.record(command.enabled, as: "enabled")
    command.execute(0)
    scheduler.run()
    isValid.sendNext(false)
    works[0].sendCompleted()
    scheduler.run()
    XCTAssertEqual(log.takeLines(), ["enabled true", "enabled false"])
    isValid.sendNext(true)
    scheduler.run()
    XCTAssertEqual(log.lines, ["enabled true"])
  }

  // CMD-ENABLED-3
  func test_a_running_execution_may_start_another_if_allowed() {
    let command = makeCommand(allowsConcurrentExecution: true)
    log.record(command.enabled, as: "enabled")
    log.record(command.executionSignals.flatten(), as: "values")
    command.execute(0).subscribeNext { _ in command.execute(1) }
    scheduler.run()
    works[0].sendNext("first")
    scheduler.run()
    works[1].sendNext("second")
    XCTAssertEqual(log.lines, ["enabled true", "values first", "values second"])
  }

  // CMD-ENABLED-4
  func test_execute_follows_a_change_of_concurrency_at_once() {
    let command = makeCommand()
    scheduler.run()
    command.execute(0)
    command.allowsConcurrentExecution = true
    log.record(command.execute(1), as: "allowed")
    command.allowsConcurrentExecution = false
    log.record(command.execute(1), as: "refused")
    scheduler.run()
    works[1].sendNext("ran")
    XCTAssertEqual(
      log.lines,
      ["refused error The command is disabled and cannot be executed.", "allowed ran"])
  }

  // CMD-ENABLED-4
  func test_enabled_sends_a_change_of_concurrency_on_the_scheduler() {
    let command = makeCommand()
    log.record(command.enabled, as: "enabled")
    command.execute(0)
    scheduler.run()
    command.allowsConcurrentExecution = true
    scheduler.run()
    command.allowsConcurrentExecution = false
    scheduler.run()
    XCTAssertEqual(log.lines, ["enabled true", "enabled false", "enabled true", "enabled false"])
  }

  // CMD-ENABLED-5
  func test_enabled_sends_rapid_changes_one_by_one() {
    let isValid = Subject<Bool>()
    let command = makeCommand(enabled: isValid)
    log.record(command.enabled, as: "enabled")
    for value in [false, true, true, false, true] { isValid.sendNext(value) }
    scheduler.run()
    XCTAssertEqual(
      log.lines,
      ["enabled true", "enabled false", "enabled true", "enabled false", "enabled true"])
  }

  // CMD-ENABLED-6
  func test_enabled_sends_other_threads_changes_on_the_main_thread() {
    let isValid = Subject<Bool>()
    let command = Command<Int, Int>(enabled: isValid) { .return($0) }
    let sent = expectation(description: "enabled")
    command.enabled.skip(1).subscribeNext {
      XCTAssertFalse($0)
      XCTAssertTrue(Scheduler.current === Scheduler.main)
      XCTAssertTrue(Thread.isMainThread)
      sent.fulfill()
    }
    Scheduler.background().schedule { isValid.sendNext(false) }
    wait(for: [sent], timeout: 10)
  }

  func test_a_refresh_control_stops_when_the_execution_completes_or_fails() {
    let model = Refreshing()
    let command = makeCommand()
    command.executing.bind(to: \.isRefreshing, on: model)
    for number in 0...1 {
      command.execute(number)
      scheduler.run()
      XCTAssertTrue(model.isRefreshing)
      if number == 0 { works[0].sendCompleted() } else { works[1].sendError(SaveError.diskFull) }
      scheduler.run()
      XCTAssertFalse(model.isRefreshing)
    }
  }
}

/// A model of a pull-to-refresh control.
private final class Refreshing {
  var isRefreshing = false
}
