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

  func test_the_list_is_loaded_once_at_the_start() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    XCTAssertEqual(
      server.requests, ["names ada"], "The list should be loaded at once, and once in 30 seconds.")
  }

  func test_the_names_are_the_result() {
    var names: [[String]] = []
    command?.executionSignals.flatten().subscribeNext { names.append($0) }
    clock.advance(by: .seconds(30))
    XCTAssertEqual(names, [["Caleb", "Cato"]], "The reload should send the names of the server.")
  }

  func test_it_is_loaded_again_each_minute() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(150))
    XCTAssertEqual(
      server.requests.count, 3, "In 150 seconds it should be loaded at 0, 60 and 120 seconds.")
  }

  func test_a_pull_loads_at_once() {
    clock.schedule(after: .seconds(10)) { self.command?.execute() }
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    XCTAssertEqual(server.requests.count, 2, "A pull at 10 s should load the list, too.")
  }

  func test_a_minute_that_finds_a_reload_running_is_silent() {
    var errors = 0
    command?.errors.subscribeNext { _ in errors += 1 }
    clock.schedule(after: .milliseconds(59_500)) { self.command?.execute() }
    clock.advance(by: .seconds(70))
    XCTAssertEqual(
      server.requests.count, 2, "At 60 s the reload of 59.5 s is running, so nothing should start.")
    XCTAssertEqual(errors, 0, "A refused reload should not be on errors.")
  }

  func test_after_an_error_the_next_minute_tries_again() {
    var (errors, answers) = (0, 0)
    server.isOffline = true
    command?.errors.subscribeNext { _ in errors += 1 }
    command?.executionSignals.flatten().subscribeNext { _ in answers += 1 }
    clock.advance(by: .seconds(30))
    server.isOffline = false
    clock.advance(by: .seconds(40))
    XCTAssertEqual(errors, 1, "The reload at the start should have its error on errors.")
    XCTAssertEqual(answers, 1, "The reload at 60 s should have its answer.")
  }

  func test_nothing_is_loaded_after_the_command_is_released() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    command = nil
    clock.advance(by: .seconds(200))
    XCTAssertEqual(
      server.requests.count, 1, "The command is released at 30 s, so nothing should be loaded.")
  }

  func test_the_clock_stops_when_the_command_is_released() {
    XCTAssertNotNil(command)
    clock.advance(by: .seconds(30))
    command = nil
    clock.advance(by: .seconds(120))
    XCTAssertTrue(
      clock.isIdle, "Two minutes after the release the interval still waits for its next minute.")
  }
}
