import TestFolders
import XCTest

@testable import Terminal

final class TerminalProgramTests: XCTestCase {
  /// Answers each line with three lines, and ends at the line "end".
  private let script = """
    while read line; do
      [ "$line" = end ] && exit 0
      echo "$line 1"; echo "$line 2"; echo last
    done
    """

  private func answer(of program: TerminalProgram, to request: String) -> [String]? {
    var lines: [String] = []
    let isWhole = program.ask(request) { line in
      lines.append(line)
      return line != "last"
    }
    return isWhole ? lines : nil
  }

  override func setUp() { signal(SIGPIPE, SIG_IGN) }

  func test_lines_come_one_by_one_with_the_exit_code() {
    var lines: [String] = []
    let code = TerminalProgram.run(["sh", "-c", "echo one; echo two; exit 3"]) { lines.append($0) }
    XCTAssertEqual(lines, ["one", "two"])
    XCTAssertEqual(code, 3)
  }

  func test_whileWaiting_is_called_while_no_line_comes() {
    let file = newPlace()
    // It writes nothing until it was waited for three times, and gives up after a minute.
    let script = "n=0; until [ -e '\(file.path)' ] || [ $n = 600 ]; do sleep 0.1; n=$((n+1)); done"
    var turns = 0
    _ = TerminalProgram.run(
      ["sh", "-c", script], receiving: { _ in },
      whileWaiting: {
        turns += 1
        if turns == 3 { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
      })
    XCTAssertGreaterThanOrEqual(turns, 3)
  }

  func test_it_answers_one_request_after_the_other() throws {
    let program = try XCTUnwrap(TerminalProgram(answering: ["sh", "-c", script]))
    for request in ["a", "b"] {
      XCTAssertTrue(program.isWaiting)
      XCTAssertEqual(answer(of: program, to: request), ["\(request) 1", "\(request) 2", "last"])
    }
  }

  func test_one_that_has_ended_answers_nothing() throws {
    let program = try XCTUnwrap(TerminalProgram(answering: ["sh", "-c", script]))
    XCTAssertNil(answer(of: program, to: "end"))
    XCTAssertFalse(program.isWaiting)
    XCTAssertNil(answer(of: program, to: "a"))
  }

  func test_one_that_writes_unasked_does_not_wait() throws {
    let twoAtOnce = "read line; printf 'first\\nsecond\\n'; read line"
    let program = try XCTUnwrap(TerminalProgram(answering: ["sh", "-c", twoAtOnce]))
    XCTAssertTrue(program.ask("a") { _ in false })
    XCTAssertFalse(program.isWaiting, "a line of its answer was not read")
  }

  func test_it_reads_the_end_of_its_input_when_it_is_released() throws {
    let file = newPlace()
    var program = TerminalProgram(
      answering: ["sh", "-c", script + "; echo ended > \"$1\"", "sh", file.path])
    XCTAssertNotNil(program)
    program = nil
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "ended\n")
  }

  func test_a_program_that_is_not_there_is_not_started() {
    XCTAssertNil(TerminalProgram(answering: ["/nowhere/none"]))
    XCTAssertNil(TerminalProgram.run(["/nowhere/none"]))
  }
}
