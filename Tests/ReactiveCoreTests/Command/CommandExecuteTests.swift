import Dispatch
import ReactiveCore
import XCTest

final class CommandExecuteTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let log = Log()

  // CMD-EXEC-1
  func test_execute_calls_the_closure_once_with_the_input() {
    let command = Command<String?, Int>(allowsConcurrentExecution: true, scheduler: scheduler) {
      [log] input in
      log.add("input \(input ?? "nil")")
      return .empty()
    }
    command.execute("Ada")
    command.execute(nil)
    XCTAssertEqual(log.lines, ["input Ada", "input nil"])
    scheduler.run()
    XCTAssertEqual(log.lines.count, 2)
  }

  func test_a_command_whose_enabled_signal_fails_at_once_is_disabled() {
    let command = Command<Int, Int>(enabled: .error(Failure("lost")), scheduler: scheduler) {
      .return($0)
    }
    XCTAssertEqual(command.execute(1).syncLines, ["error \(CommandError.notEnabled)"])
  }

  // CMD-EXEC-3, CMD-EXEC-8
  func test_the_caller_and_executionSignals_share_one_execution() {
    let runs = Counter()
    let command = Command<Int, Int>(scheduler: scheduler) { input in
      .defer {
        runs.increment()
        return .concat([.return(input), .return(input * 2), .error(SaveError.diskFull)])
      }
    }
    log.record(command.executionSignals.flatten(), as: "announced")
    let result = command.execute(21)
    scheduler.run()
    log.record(result, as: "late")
    XCTAssertEqual(
      log.lines, ["announced 21", "announced 42", "late 21", "late 42", "late error diskFull"])
    XCTAssertEqual(runs.value, 1)
  }

  // CMD-EXEC-5, CMD-EXECUTING-4, CMD-EXECSIGNALS-2, ORD-SUBSCRIBE-11, VER-9, CMD-EXEC-4, CMD-EXEC-6, CMD-INIT-2
  func test_an_execution_is_reported_before_its_work_starts() {
    let command = Command<Int, Int>(scheduler: scheduler) { [log] _ in
      log.add("closure")
      return .defer {
        log.add("work")
        return .never()
      }
    }
    log.record(command)
    scheduler.run()
    XCTAssertEqual(log.takeLines(), ["executing false", "enabled true"])
    command.execute(1)
    log.add("execute returned")
    XCTAssertEqual(log.takeLines(), ["closure", "execute returned"])
    XCTAssertEqual(
      log.linesByStep(of: scheduler),
      [["executing true"], ["enabled false"], ["execution began"], ["work"]])
  }

  // CMD-EXEC-7
  func test_an_execution_continues_when_the_callers_subscription_is_disposed() {
    let work = Subject<Int>()
    let command = Command<Int, Int>(scheduler: scheduler) { [log] _ in
      work.doNext { log.add("did \($0)") }
    }
    let subscription = command.execute(1).subscribeNext { _ in
      XCTFail("A disposed subscription should get no value.")
    }
    scheduler.run()
    subscription.dispose()
    work.sendNext(1)
    XCTAssertEqual(log.lines, ["did 1"])
  }

  // CMD-EXEC-9, CMD-EXEC-10, CMD-INIT-3
  func test_while_disabled_only_the_caller_gets_the_error() {
    let command = Command<Int, Int>(enabled: .return(false), scheduler: scheduler) { _ in
      XCTFail("A disabled command should not run.")
      return .empty()
    }
    log.record(command)
    scheduler.run()
    XCTAssertEqual(log.takeLines(), ["executing false", "enabled false"])
    var error: CommandError?
    command.execute(1).subscribeError { error = $0 as? CommandError }
    scheduler.run()
    XCTAssertEqual(error, .notEnabled)
    XCTAssertEqual(error?.description, "The command is disabled and cannot be executed.")
    XCTAssertEqual(log.lines, [])
  }

  // CMD-EXEC-11
  func test_a_second_execution_is_refused_even_before_the_scheduler_runs() {
    let command = Command<Int, Int>(scheduler: scheduler) { .return($0) }
    scheduler.run()
    log.record(command.enabled, as: "enabled")
    log.record(command.execute(1), as: "first")
    log.record(command.execute(2), as: "second")
    XCTAssertEqual(
      log.takeLines(),
      ["enabled true", "second error The command is disabled and cannot be executed."])
    scheduler.run()
    XCTAssertEqual(log.lines, ["enabled false", "first 1", "first completed", "enabled true"])
  }

  // CMD-EXEC-11
  func test_execute_checks_the_current_state_and_not_the_enabled_signal() {
    let isAllowed = BehaviorSubject(true)
    let command = Command<Int, Int>(enabled: isAllowed, scheduler: scheduler) { .return($0) }
    scheduler.run()
    isAllowed.sendNext(false)
    log.record(command.execute(1), as: "forbidden")
    XCTAssertEqual(
      log.takeLines(), ["forbidden error The command is disabled and cannot be executed."])
    isAllowed.sendNext(true)
    log.record(command.execute(2), as: "allowed")
    scheduler.run()
    XCTAssertEqual(log.lines, ["allowed 2", "allowed completed"])
  }

  // CMD-EXEC-12
  func test_executions_are_announced_in_order() {
    let command = Command<Int, Int>(allowsConcurrentExecution: true, scheduler: scheduler) {
      input in
      Signal.return(input).delay(.seconds(10 - input), on: self.scheduler)
    }
    log.record(command.executionSignals.concat(), as: "values")
    for input in 1...3 { command.execute(input) }
    scheduler.run()
    XCTAssertEqual(log.lines, ["values 1", "values 2", "values 3"])
  }

  // CMD-INIT-4
  func test_one_execution_at_a_time_is_allowed_by_default() {
    XCTAssertFalse(Command<Int, Int> { .return($0) }.allowsConcurrentExecution)
    let command = Command<Int, Int>(allowsConcurrentExecution: true) { .return($0) }
    XCTAssertTrue(command.allowsConcurrentExecution)
  }

  // CMD-CONCURRENCY-1
  func test_setting_concurrency_waits_until_another_threads_change_is_sent() {
    let command = Command<Int, Int>(scheduler: .immediate) { _ in .never() }
    command.execute(1)
    let other = DispatchGroup()
    command.enabled.filter { $0 }.subscribeNext { _ in
      DispatchQueue.global().async(group: other) { command.allowsConcurrentExecution = false }
      XCTAssertEqual(other.wait(timeout: .now() + 0.05), .timedOut)
      XCTAssertTrue(command.allowsConcurrentExecution)
    }
    command.allowsConcurrentExecution = true
    XCTAssertEqual(other.wait(timeout: .now() + 30), .success)
    XCTAssertFalse(command.allowsConcurrentExecution)
    XCTAssertEqual(try command.enabled.first(), false)
  }

  // DBG-NAMEFMT-10
  func test_a_commands_signals_are_named_after_the_command() {
    let command = Command<String, Int>(scheduler: TestScheduler()) { _ in .empty() }
    XCTAssertEqual("\(command)", "<Command<String, Int>>")
    XCTAssertEqual(command.executionSignals.name, "<Command<String, Int>> -executionSignals")
    XCTAssertEqual(command.executing.name, "<Command<String, Int>> -executing")
    XCTAssertEqual(command.enabled.name, "<Command<String, Int>> -enabled")
    XCTAssertEqual(command.errors.name, "<Command<String, Int>> -errors")
    XCTAssertEqual(command.execute("Ada").name, "<Command<String, Int>> -execute: Ada")
  }
}
