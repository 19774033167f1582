import ReactiveCore
import XCTest

final class CommandExecuteTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let diary = CommandDiary()

  func test_CMD_EXEC_1_calls_the_closure_once_at_once_with_the_input() {
    let command = Command<String?, Int>(allowsConcurrentExecution: true, scheduler: scheduler) {
      [diary] input in
      diary.write("input \(input ?? "nil")")
      return .empty()
    }
    command.execute("Ada")
    command.execute(nil)
    XCTAssertEqual(diary.lines, ["input Ada", "input nil"])
    scheduler.run()
    XCTAssertEqual(diary.lines.count, 2)
  }

  func test_CMD_EXEC_3_announces_the_recording_that_it_returns() {
    let runs = Counter()
    let command = Command<Int, Int>(scheduler: scheduler) { input in
      .defer {
        runs.increment()
        return .merge([.return(input), .return(input * 2)])
      }
    }
    diary.follow("announced", command.executionSignals.flatten())
    let result = command.execute(21)
    scheduler.run()
    diary.follow("returned", result)
    XCTAssertEqual(
      diary.lines,
      ["announced 21", "announced 42", "returned 21", "returned 42", "returned completed"])
    XCTAssertEqual(runs.value, 1)
  }

  func test_CMD_EXEC_4_subscribes_the_work_in_a_later_turn_on_the_scheduler() {
    let command = Command<Int, Int>(scheduler: scheduler) { [diary, scheduler] _ in
      .defer {
        diary.write("work on scheduler: \(Scheduler.current === scheduler)")
        return .empty()
      }
    }
    command.execute(1)
    XCTAssertEqual(diary.lines, [])
    scheduler.run()
    XCTAssertEqual(diary.lines, ["work on scheduler: true"])
  }

  func test_CMD_EXEC_5_ORD_SUBSCRIBE_11_tells_everybody_in_order_before_the_work_begins() {
    let command = Command<Int, Int>(scheduler: scheduler) { [diary] _ in
      diary.write("closure")
      return .defer {
        diary.write("work")
        return .never()
      }
    }
    diary.follow(command)
    scheduler.run()
    XCTAssertEqual(diary.takeLines(), ["executing false", "enabled true"])
    command.execute(1)
    diary.write("execute returned")
    XCTAssertEqual(diary.takeLines(), ["closure", "execute returned"])
    var turns: [[String]] = []
    while !scheduler.isIdle {
      scheduler.step()
      turns.append(diary.takeLines())
    }
    XCTAssertEqual(turns, [["executing true"], ["enabled false"], ["execution began"], ["work"]])
  }

  func test_CMD_EXEC_6_does_the_work_though_nobody_listens() {
    let command = Command<Int, Int>(scheduler: scheduler) { [diary] input in
      Signal.return(input).doNext { diary.write("did \($0)") }
    }
    command.execute(1)
    scheduler.run()
    XCTAssertEqual(diary.lines, ["did 1"])
  }

  func test_CMD_EXEC_7_goes_on_when_the_returned_subscription_is_disposed() {
    let work = Subject<Int>()
    let command = Command<Int, Int>(scheduler: scheduler) { [diary] _ in
      work.doNext { diary.write("did \($0)") }
    }
    let subscription = command.execute(1).subscribeNext { _ in XCTFail("It was disposed.") }
    scheduler.run()
    subscription.dispose()
    work.sendNext(1)
    XCTAssertEqual(diary.lines, ["did 1"])
  }

  func test_CMD_EXEC_8_replays_values_and_error_to_a_late_subscriber() {
    let command = Command<Int, Int>(scheduler: scheduler) { input in
      Signal.return(input).concat(.error(SaveError.diskFull))
    }
    let result = command.execute(1)
    scheduler.run()
    diary.follow("late", result)
    XCTAssertEqual(diary.lines, ["late 1", "late failed: diskFull"])
  }

  func test_CMD_EXEC_8_tells_an_early_subscriber_as_it_happens() {
    let work = Subject<Int>()
    let command = Command<Int, Int>(scheduler: scheduler) { _ in work }
    diary.follow("early", command.execute(1))
    scheduler.run()
    work.sendNext(7)
    work.sendCompleted()
    XCTAssertEqual(diary.lines, ["early 7", "early completed"])
  }

  func test_CMD_EXEC_9_fails_without_calling_the_closure_while_disabled() {
    let command = Command<Int, Int>(enabled: .return(false), scheduler: scheduler) { _ in
      XCTFail("It is disabled.")
      return .empty()
    }
    var error: CommandError?
    command.execute(1).subscribeError { error = $0 as? CommandError }
    XCTAssertEqual(error, .notEnabled)
    XCTAssertEqual("\(CommandError.notEnabled)", "The command is disabled and cannot be executed.")
  }

  func test_CMD_EXEC_10_tells_nobody_else_that_it_was_not_enabled() {
    let command = Command<Int, Int>(enabled: .return(false), scheduler: scheduler) { .return($0) }
    diary.follow(command)
    scheduler.run()
    XCTAssertEqual(diary.takeLines(), ["executing false", "enabled false"])
    command.execute(1).subscribe()
    scheduler.run()
    XCTAssertEqual(diary.lines, [])
  }

  func test_CMD_EXEC_11_refuses_a_second_execution_before_any_turn_has_come() {
    let command = Command<Int, Int>(scheduler: scheduler) { .return($0) }
    scheduler.run()
    diary.follow("enabled", command.enabled)
    diary.follow("first", command.execute(1))
    diary.follow("second", command.execute(2))
    XCTAssertEqual(
      diary.takeLines(),
      ["enabled true", "second failed: The command is disabled and cannot be executed."])
    scheduler.run()
    XCTAssertEqual(diary.lines, ["enabled false", "first 1", "first completed", "enabled true"])
  }

  func test_CMD_EXEC_12_announces_executions_in_order() {
    let command = Command<Int, Int>(allowsConcurrentExecution: true, scheduler: scheduler) {
      input in
      Signal.return(input).delay(.seconds(10 - input), on: self.scheduler)
    }
    diary.follow("values", command.executionSignals.concat())
    for input in 1...3 { command.execute(input) }
    scheduler.run()
    XCTAssertEqual(diary.lines, ["values 1", "values 2", "values 3"])
  }
}
