import TestFolders
import XCTest

@testable import Console

final class ForegroundCommandTests: XCTestCase {
  func test_lines_come_one_by_one_with_the_exit_code() {
    var lines: [String] = []
    let code = ForegroundCommand(["sh", "-c", "echo one; echo two; exit 3"])
      .run(receiving: { lines.append($0) })
    XCTAssertEqual(lines, ["one", "two"])
    XCTAssertEqual(code, 3)
  }

  func test_whoever_waits_is_called_while_a_command_says_nothing() {
    let file = newPlace()
    // It says nothing until somebody has waited three times, and gives up after a minute.
    let script = "n=0; until [ -e '\(file.path)' ] || [ $n = 600 ]; do sleep 0.1; n=$((n+1)); done"
    var turns = 0
    _ = ForegroundCommand(["sh", "-c", script]).run(
      receiving: { _ in },
      whileWaiting: {
        turns += 1
        if turns == 3 { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
      })
    XCTAssertGreaterThanOrEqual(turns, 3)
  }
}
