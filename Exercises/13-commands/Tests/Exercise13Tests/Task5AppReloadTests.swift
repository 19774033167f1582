import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise13

final class Task5AppReloadTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = Server(on: clock)
  private lazy var command: Command<Void, [String]>? = reloadCommand(
    for: Token(name: "ada"), server: server, scheduler: clock)

  func test_a_screen_that_subscribes_after_the_call_gets_the_first_list() {
    var names: [[String]] = []
    command?.executionSignals.flatten().subscribeNext { names.append($0) }
    clock.advance(by: .seconds(30))
    XCTAssertEqual(
      names, [["Caleb", "Cato"]],
      "A screen that subscribes right after the call should get the first list.")
  }

  func test_the_list_is_loaded_at_the_start_and_each_minute() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    XCTAssertEqual(server.requests, ["names ada"], "The list should be loaded once at the start.")
    clock.advance(by: .seconds(120))
    XCTAssertEqual(
      server.requests.count, 3, "The list should be loaded every minute: at 0, 60, and 120 s.")
  }

  func test_executing_the_command_loads_immediately() {
    clock.schedule(after: .seconds(10)) { self.command?.execute() }
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    XCTAssertEqual(
      server.requests.count, 2, "Executing the command at 10 s should load the list immediately.")
  }

  func test_no_reload_begins_while_one_is_running() {
    var errors = 0
    command?.errors.subscribeNext { _ in errors += 1 }
    clock.schedule(after: .milliseconds(59_500)) { self.command?.execute() }
    clock.advance(by: .seconds(70))
    XCTAssertEqual(
      server.requests.count, 2, "A reload is running at 60 s, so no other reload should begin.")
    XCTAssertEqual(errors, 0, "A reload that doesn't begin should send nothing on `errors`.")
  }

  func test_after_an_error_the_next_minute_tries_again() {
    var (errors, answers) = (0, 0)
    server.isOffline = true
    command?.errors.subscribeNext { _ in errors += 1 }
    command?.executionSignals.flatten().subscribeNext { _ in answers += 1 }
    clock.advance(by: .seconds(30))
    server.isOffline = false
    clock.advance(by: .seconds(40))
    XCTAssertEqual(errors, 1, "The first reload's error should be sent on `errors`.")
    XCTAssertEqual(answers, 1, "After an error, the list should be loaded a minute later.")
  }

  func test_nothing_is_loaded_after_the_command_is_released() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    command = nil
    clock.advance(by: .seconds(200))
    XCTAssertEqual(
      server.requests.count, 1, "Nothing should be loaded after the command is released at 30 s.")
  }

  func test_the_interval_ends_after_the_command_is_released() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    command = nil
    clock.advance(by: .seconds(120))
    XCTAssertTrue(clock.isIdle, "The interval should end within a minute of the command's release.")
  }
}
