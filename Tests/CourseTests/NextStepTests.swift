import CourseFixtures
import XCTest

@testable import CourseModel
@testable import Judging

final class NextStepTests: XCTestCase {
  private let passed = TaskVerdict.judged([TestResult(name: "testOne", outcome: .passed)])

  func test_a_solved_task_is_followed_by_the_next_one_and_ours_is_offered() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    try fixture.answer(1, CourseFixture.numbers[0].solution)
    var progress = LearnerProgress(of: fixture.course)
    try progress.record([1: passed], of: fixture.exercise(), answers: fixture.answers())
    XCTAssertEqual(
      NextStep.afterCheck(
        of: try fixture.exercise(), tasks: [try fixture.task(1)], verdicts: [1: passed],
        in: fixture.course),
      "edit Exercises/04-signals/Sources/Exercise04/Task2Triple.swift, then "
        + "`swift run course check 4.2`. Ours beside yours: `swift run course solution 4.1`")
  }

  func test_a_task_that_fails_is_edited_again_or_helped_by_a_hint() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    XCTAssertEqual(
      NextStep.afterCheck(
        of: try fixture.exercise(), tasks: [try fixture.task(1)], verdicts: [:],
        in: fixture.course),
      "edit Exercises/04-signals/Sources/Exercise04/Task1Double.swift, then "
        + "`swift run course check 4.1`. Stuck? `swift run course hint 4.1`")
  }
}
