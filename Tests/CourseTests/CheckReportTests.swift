import CourseFixtures
import XCTest

@testable import Judging

final class CheckReportTests: XCTestCase {
  private func row(_ outcomes: [TestOutcome]) throws -> CheckReport.Row {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let results = outcomes.enumerated().map { TestResult(name: "test\($0)", outcome: $1) }
    let report = CheckReport(
      exercise: try fixture.exercise(), tasks: [try fixture.task(1)],
      verdicts: [1: .judged(results)], notices: [], next: "")
    return report.tasks[0]
  }

  func test_of_tests_that_never_end_the_sentence_says_so_and_what_became_of_the_others() throws {
    let row = try row([.notRun, .notRun, .hung, .passed, .hung])
    XCTAssertEqual(
      row.sentence,
      "Your code did not come back within 10 seconds, so it was stopped. Look for a loop that "
        + "never ends, or a wait for something that never comes. "
        + "3 other tests were stopped early too, or not run.")
    XCTAssertEqual(row.failedTest, "test2")
    XCTAssertEqual(row.tests[0].message, "The test was not run, as others never ended.")
  }

  func test_one_test_that_never_ends_speaks_for_itself_alone() throws {
    let sentence = try row([.passed, .hung]).sentence
    XCTAssertTrue(sentence?.hasSuffix("something that never comes.") ?? false, sentence ?? "")
    XCTAssertTrue(
      try row([.hung, .notRun]).sentence?.contains("1 other test was stopped") ?? false)
  }

  func test_a_test_that_did_not_run_is_told_of_only_where_nothing_else_failed() throws {
    XCTAssertEqual(
      try row([.notRun, .passed]).sentence, "The test did not run, so nothing is proven.")
    XCTAssertEqual(try row([.notRun, .skipped]).failedTest, "test1")
  }
}
