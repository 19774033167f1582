import TestFolders
import XCTest

@testable import Terminal

final class TerminalProgramTests: XCTestCase {
  /// A script that answers each line with three lines, and exits when it reads "end".
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

  func test_lines_arrive_one_by_one_before_the_exit_code() {
    var lines: [String] = []
    let code = TerminalProgram.run(["sh", "-c", "echo one; echo two; exit 3"]) { lines.append($0) }
    XCTAssertEqual(lines, ["one", "two"])
    XCTAssertEqual(code, 3)
  }

  func test_whileWaiting_is_called_until_a_line_arrives() {
    let file = newPlace()
    // The script exits when the file exists, or after a minute.
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

  func test_a_program_answers_several_requests() throws {
    let program = try XCTUnwrap(TerminalProgram(answering: ["sh", "-c", script]))
    for request in ["a", "b"] {
      XCTAssertTrue(program.isWaiting)
      XCTAssertEqual(answer(of: program, to: request), ["\(request) 1", "\(request) 2", "last"])
    }
  }

  func test_a_program_that_has_exited_answers_nothing() throws {
    let program = try XCTUnwrap(TerminalProgram(answering: ["sh", "-c", script]))
    XCTAssertNil(answer(of: program, to: "end"))
    XCTAssertFalse(program.isWaiting)
    XCTAssertNil(answer(of: program, to: "a"))
  }

  func test_a_program_with_unread_output_is_not_waiting() throws {
    let twoAtOnce = "read line; printf 'first\\nsecond\\n'; read line"
    let program = try XCTUnwrap(TerminalProgram(answering: ["sh", "-c", twoAtOnce]))
    XCTAssertTrue(program.ask("a") { _ in false })
    XCTAssertFalse(program.isWaiting, "One line should still be unread.")
  }

  func test_releasing_a_program_closes_its_input() throws {
    let file = newPlace()
    var program = TerminalProgram(
      answering: ["sh", "-c", script + "; echo ended > \"$1\"", "sh", file.path])
    XCTAssertNotNil(program)
    program = nil
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "ended\n")
  }

  func test_a_missing_program_is_not_started() {
    XCTAssertNil(TerminalProgram(answering: ["/nowhere/none"]))
    XCTAssertNil(TerminalProgram.run(["/nowhere/none"]))
  }
}
