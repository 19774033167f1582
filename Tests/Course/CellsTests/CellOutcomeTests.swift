import Pages
import XCTest

@testable import Cells
@testable import Processes

final class CellOutcomeTests: XCTestCase {
  private func end(
    _ end: ChildProcess.End, errors: String = "", begun: Bool = true, last: CellRecord? = nil
  ) -> String {
    let finished = ChildProcess.Outcome(end: end, errors: errors)
    return "\(CellOutcome(finished: finished, hasBegun: begun, last: last).end)"
  }

  func test_an_early_exit_is_not_a_success() {
    XCTAssertEqual(end(.exited(0), last: .ended), "ended")
    XCTAssertEqual(end(.exited(1), last: .threw("E()")), #"threw("E()")"#)
    XCTAssertTrue(end(.exited(0)).hasPrefix(#"stopped("The cell ended the program."#))
  }

  func test_compile_errors_refer_to_the_readers_lines() {
    for (errors, refused) in [
      ("note\ncell:1:2: error: no\n  x\n\n", #"cell:1:2: error: no\n  x"#),
      (
        "cell:2:1: error: no\n#sourceLocation(file: \"/x\", line: 9)\n^\ncell:1:2: note: to match",
        #"cell:2:1: error: no\ncell:1:2: note: to match"#
      ),
    ] {
      XCTAssertEqual(end(.exited(1), errors: errors, begun: false), "refused(\"\(refused)\")")
    }
  }

  func test_crashes_and_exceeded_limits_are_explained_in_one_line() {
    XCTAssertEqual(
      end(.signaled(5), errors: "x\ncell/a.swift:3: Fatal error: \u{1B}[2J\n"),
      #"stopped("The cell crashed: cell/a.swift:3: Fatal error: ␛[2J")"#)
    for limit: ChildProcess.End in [.timedOut, .tooMuchOutput, .canceled] {
      XCTAssertTrue(end(limit).hasPrefix(#"stopped("Stopped"#), "\(limit)")
    }
  }
}
