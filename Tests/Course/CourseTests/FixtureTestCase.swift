import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading

/// A test case that creates a small course for each test.
class FixtureTestCase: XCTestCase {
  var fixture: CourseFixture!

  let passed = TaskVerdict.graded([TestResult(name: "testOne", outcome: .passed)])

  override func setUpWithError() throws { fixture = try CourseFixture() }

  /// Answers a task with its solution, and records that the answer passes.
  func solve(_ task: Int) throws {
    try fixture.answer(task, CourseFixture.numbers[task - 1].solution)
    var progress = LearnerProgress(of: fixture.course)
    try progress.record([task: passed], of: fixture.exercise(), answers: fixture.answers())
  }
}
