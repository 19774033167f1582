import CourseFixtures
import XCTest

@testable import maintain

final class VerifyReportTests: XCTestCase {
  private func text(_ change: (inout VerifyReport) -> Void) -> String {
    var report = VerifyReport()
    change(&report)
    return said(by: report.print)
  }

  func test_one_is_one_and_what_was_left_out_is_said_in_a_line() {
    XCTAssertEqual(
      text { report in
        report.exercises = 1
        report.tasks = 1
        report.tests = 4
        report.wrongAnswers = 3
        report.caught = ["4.1 a": "testOne"]
        report.leftOut = (pages: 0, tasks: 1, wrongAnswers: 2)
      },
      """
      ✓ the text of the whole course, 1 exercise, 1 task, 4 tests, 3 of 3 wrong answers caught, 0 faults, 0.0 s
        left out, proven before and unchanged since: 1 task, 2 wrong answers

      Next: commit

      """)
  }

  func test_after_a_fault_and_after_the_texts_alone_nothing_is_ready_to_be_committed() {
    let faulty = text { $0.faults = ["4.1: no tests"] }
    XCTAssertTrue(faulty.hasPrefix("  ✗ 4.1: no tests\n✗ the text of the whole course, 1 fault,"))
    XCTAssertTrue(faulty.hasSuffix("Next: mend the first fault, then the same once more\n"), faulty)
    let ofTexts = text { $0.isOfTexts = true }
    XCTAssertTrue(
      ofTexts.hasSuffix("Next: `maintain verify N` for what runs in chapter N\n"), ofTexts)
  }
}
