import TestFolders
import XCTest

@testable import Console

final class AnsweringCommandTests: XCTestCase {
  /// Answers each line with three lines, and ends at the line "end".
  private let script = """
    while read line; do
      [ "$line" = end ] && exit 0
      echo "$line 1"; echo "$line 2"; echo last
    done
    """

  private func answer(of command: AnsweringCommand, to request: String) -> [String]? {
    var lines: [String] = []
    let isWhole = command.ask(request) { line in
      lines.append(line)
      return line != "last"
    }
    return isWhole ? lines : nil
  }

  override func setUp() { signal(SIGPIPE, SIG_IGN) }

  func test_it_answers_one_request_after_the_other() throws {
    let command = try XCTUnwrap(AnsweringCommand(["sh", "-c", script]))
    for request in ["a", "b"] {
      XCTAssertTrue(command.isWaiting)
      XCTAssertEqual(answer(of: command, to: request), ["\(request) 1", "\(request) 2", "last"])
    }
  }

  func test_one_that_has_ended_answers_nothing() throws {
    let command = try XCTUnwrap(AnsweringCommand(["sh", "-c", script]))
    XCTAssertNil(answer(of: command, to: "end"))
    XCTAssertFalse(command.isWaiting)
    XCTAssertNil(answer(of: command, to: "a"))
  }

  func test_one_that_speaks_unasked_does_not_wait() throws {
    let twoAtOnce = "read line; printf 'first\\nsecond\\n'; read line"
    let command = try XCTUnwrap(AnsweringCommand(["sh", "-c", twoAtOnce]))
    XCTAssertTrue(command.ask("a") { _ in false })
    XCTAssertFalse(command.isWaiting, "a line of its answer was not read")
  }

  func test_it_reads_the_end_of_its_input_when_nobody_needs_it() throws {
    let file = newPlace()
    var command = AnsweringCommand(["sh", "-c", script + "; echo ended > \"$1\"", "sh", file.path])
    XCTAssertNotNil(command)
    command = nil
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "ended\n")
  }

  func test_a_program_that_is_not_there_is_none() {
    XCTAssertNil(AnsweringCommand(["/nowhere/none"]))
  }
}
