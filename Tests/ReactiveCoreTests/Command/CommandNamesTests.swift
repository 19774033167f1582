import ReactiveCore
import XCTest

final class CommandNamesTests: XCTestCase {
  func test_DBG_NAMEFMT_10_names_its_signals_after_itself() {
    let command = Command<String, Int>(scheduler: TestScheduler()) { _ in .empty() }
    XCTAssertEqual("\(command)", "<Command<String, Int>>")
    XCTAssertEqual(
      command.executionSignals.name, "<Command<String, Int>> -executionSignals")
    XCTAssertEqual(command.executing.name, "<Command<String, Int>> -executing")
    XCTAssertEqual(command.enabled.name, "<Command<String, Int>> -enabled")
    XCTAssertEqual(command.errors.name, "<Command<String, Int>> -errors")
    XCTAssertEqual(command.execute("Ada").name, "<Command<String, Int>> -execute: Ada")
  }
}
