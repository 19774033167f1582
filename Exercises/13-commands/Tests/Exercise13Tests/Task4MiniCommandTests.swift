import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task4MiniCommandTests: XCTestCase {
  private struct Failure: Error {}

  private var log: [String] = []

  func test_the_work_runs_once_and_each_subscriber_gets_all_of_it() {
    var runs = 0
    let command = MiniCommand<Int, Int> { input in
      MiniSignal { subscriber in
        runs += 1
        subscriber.sendNext(input)
        subscriber.sendNext(input * 2)
        subscriber.sendCompleted()
        return nil
      }
    }
    let result = command.execute(21)
    XCTAssertEqual(runs, 1, "`execute` should run the work once, even without a subscriber.")
    record(result, as: "first")
    record(result, as: "second")
    XCTAssertEqual(
      log,
      [
        "first 21", "first 42", "first completed",
        "second 21", "second 42", "second completed",
      ],
      "The result of `execute` should replay all events to each subscriber.")
    XCTAssertEqual(runs, 1, "Subscribing to the result should not run the work again.")
  }

  func test_a_subscriber_that_leaves_does_not_stop_the_work() {
    var isStopped = false
    var sender: MiniSubscriber<Int>?
    let command = MiniCommand<Int, Int> { _ in
      MiniSignal { subscriber in
        sender = subscriber
        return MiniDisposable { isStopped = true }
      }
    }
    let result = command.execute(1)
    result.subscribe().dispose()
    XCTAssertFalse(isStopped, "The work should continue when a subscriber leaves.")
    sender?.sendNext(8)
    record(result, as: "late")
    XCTAssertEqual(log, ["late 8"], "A late subscriber should get everything that the work sent.")
  }

  func test_a_new_subscriber_gets_the_current_state() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    command.execute(1)
    command.executing.subscribe(next: { self.log.append("executing \($0)") })
    command.enabled.subscribe(next: { self.log.append("enabled \($0)") })
    XCTAssertEqual(
      log, ["executing true", "enabled false"],
      "`executing` and `enabled` should send the current state to a new subscriber.")
    work.sendNext(1)
    work.sendCompleted()
    XCTAssertEqual(
      log, ["executing true", "enabled false", "executing false", "enabled true"],
      "`executing` and `enabled` should then send each change, once.")
  }

  func test_if_several_are_allowed_it_is_executing_until_the_last_has_ended() {
    let works = [MiniSubject<Int>(), MiniSubject<Int>()]
    let command = MiniCommand<Int, Int>(allowsConcurrentExecution: true) { works[$0] }
    recordAll(of: command)
    command.execute(0)
    command.execute(1)
    works[0].sendCompleted()
    log.append("one has ended")
    works[1].sendError(Failure())
    XCTAssertEqual(
      log,
      [
        "executing false", "enabled true", "executing true", "announced", "announced",
        "one has ended", "errors Failure()", "executing false",
      ], "`executing` should be true from the first execution's start to the last one's end.")
  }

  func test_the_command_is_enabled_while_the_signal_allows_it_and_none_is_running() {
    let isAllowed = MiniReplaySubject<Bool>(capacity: 1)
    isAllowed.sendNext(false)
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int>(enabled: isAllowed) { _ in work }
    command.enabled.subscribe(next: { self.log.append("enabled \($0)") })
    isAllowed.sendNext(true)
    command.execute(1)
    isAllowed.sendNext(false)
    work.sendCompleted()
    log.append("the work has ended")
    isAllowed.sendNext(true)
    XCTAssertEqual(
      log,
      ["enabled false", "enabled true", "enabled false", "the work has ended", "enabled true"],
      "The command should be enabled while `enabled:` is true and no execution is running.")
  }

  func test_if_several_are_allowed_the_enabling_signal_still_counts() {
    let isAllowed = MiniSubject<Bool>()
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int>(enabled: isAllowed, allowsConcurrentExecution: true) {
      _ in work
    }
    command.enabled.subscribe(next: { self.log.append("enabled \($0)") })
    command.execute(1)
    isAllowed.sendNext(false)
    XCTAssertEqual(
      log, ["enabled true", "enabled false"],
      "`enabled:` should be able to disable a command that allows several executions.")
  }

  func test_an_enabling_signal_without_a_value_counts_as_true() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int>(enabled: MiniSubject<Bool>()) { _ in work }
    record(command.execute(1), as: "result")
    work.sendNext(3)
    XCTAssertEqual(log, ["result 3"], "Until `enabled:` sends a value, it should count as true.")
  }

  func test_a_disabled_command_refuses_to_execute() {
    let isAllowed = MiniReplaySubject<Bool>(capacity: 1)
    let works = [MiniSubject<Int>(), MiniSubject<Int>()]
    var inputs: [Int] = []
    let command = MiniCommand<Int, Int>(enabled: isAllowed) { input in
      inputs.append(input)
      return works[input]
    }
    let refused = { (error: any Error) in self.log.append("refused \(error)") }
    command.execute(0)
    recordAll(of: command)
    log = []
    command.execute(1).subscribe(error: refused)
    works[0].sendCompleted()
    isAllowed.sendNext(false)
    command.execute(1).subscribe(error: refused)
    XCTAssertEqual(
      log,
      [
        "refused notEnabled", "executing false", "enabled true", "enabled false",
        "refused notEnabled",
      ], "Only the result of `execute` should report a refused execution.")
    XCTAssertEqual(inputs, [0], "A disabled command should not call the closure.")
  }

  func test_an_announced_execution_completes_when_the_work_fails() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    command.executionSignals.subscribe(next: { self.record($0, as: "execution") })
    command.execute(1)
    work.sendNext(5)
    work.sendError(Failure())
    XCTAssertEqual(
      log, ["execution 5", "execution completed"],
      "A signal from `executionSignals` should complete even if its work fails.")
  }

  func test_an_error_of_the_work_is_a_value_on_errors() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    recordAll(of: command)
    record(command.execute(1), as: "result")
    log = []
    work.sendError(Failure())
    XCTAssertEqual(
      log, ["result error", "errors Failure()", "executing false", "enabled true"],
      "After an error, the result, `errors`, `executing`, and `enabled` should send in this order.")
  }

  func test_the_start_is_sent_before_the_work_begins() {
    let command = MiniCommand<Int, Int> { _ in
      self.log.append("closure")
      return MiniSignal { _ in
        self.log.append("work")
        return nil
      }
    }
    recordAll(of: command)
    log = []
    command.execute(1)
    XCTAssertEqual(
      log, ["closure", "executing true", "enabled false", "announced", "work"],
      "`execute` should call the closure, send on the three signals, and then start the work.")
  }

  func test_the_end_is_sent_to_the_result_first() {
    let work = MiniSubject<Int>()
    let command = MiniCommand<Int, Int> { _ in work }
    recordAll(of: command)
    record(command.execute(1), as: "result")
    log = []
    work.sendCompleted()
    XCTAssertEqual(
      log, ["result completed", "executing false", "enabled true"],
      "After a completion, the result, `executing`, and `enabled` should send in this order.")
  }

  private func recordAll(of command: MiniCommand<Int, Int>) {
    command.executing.subscribe(next: { self.log.append("executing \($0)") })
    command.enabled.subscribe(next: { self.log.append("enabled \($0)") })
    command.errors.subscribe(next: { self.log.append("errors \($0)") })
    command.executionSignals.subscribe(next: { _ in self.log.append("announced") })
  }

  private func record(_ signal: MiniSignal<Int>, as name: String) {
    signal.subscribe(
      next: { self.log.append("\(name) \($0)") },
      error: { _ in self.log.append("\(name) error") },
      completed: { self.log.append("\(name) completed") })
  }
}
