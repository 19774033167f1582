import Dispatch
import ReactiveCore
import XCTest

final class CommandInitTests: XCTestCase {
  private let scheduler = TestScheduler()
  private let log = Log()

  func test_CMD_INIT_2_is_enabled_without_an_enabling_signal_and_until_that_sends() {
    let without = Command<Void, Int>(scheduler: scheduler) { .return(1) }
    XCTAssertEqual(without.enabled.syncLines, ["true"])
    let isValid = Subject<Bool>()
    let command = Command<Void, Int>(enabled: isValid, scheduler: scheduler) { .return(1) }
    log.record(command.enabled, as: "enabled")
    XCTAssertEqual(log.takeLines(), ["enabled true"])
    isValid.sendNext(false)
    scheduler.run()
    XCTAssertEqual(log.lines, ["enabled false"])
  }

  func test_CMD_INIT_4_allows_one_execution_at_a_time_unless_told() {
    XCTAssertFalse(Command<Int, Int> { .return($0) }.allowsConcurrentExecution)
    let command = Command<Int, Int>(allowsConcurrentExecution: true) { .return($0) }
    XCTAssertTrue(command.allowsConcurrentExecution)
  }

  func test_CMD_INIT_5_goes_when_nobody_holds_it() {
    weak var command: Command<Int, Int>?
    do {
      let held = Command<Int, Int>(scheduler: scheduler) { .return($0) }
      command = held
      withExtendedLifetime(held) { scheduler.run() }
    }
    XCTAssertNil(command)
  }

  func test_CMD_CONCURRENCY_1_a_thread_that_sets_it_waits_until_another_s_change_has_been_told() {
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
}
