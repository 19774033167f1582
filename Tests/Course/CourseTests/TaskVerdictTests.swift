import XCTest

@testable import Grading

final class TaskVerdictTests: XCTestCase {
  func test_a_task_without_tests_or_with_a_missing_result_is_not_solved() {
    XCTAssertFalse(TaskVerdict.graded([]).isSolved)
    XCTAssertFalse(
      TaskVerdict.graded([
        TestResult(name: "a", outcome: .passed), TestResult(name: "b", outcome: .notRun),
      ]).isSolved)
    XCTAssertFalse(TaskVerdict.notBuilt(nil).isSolved)
  }
}
