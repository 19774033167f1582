import CourseFixtures
import XCTest

@testable import Exercises
@testable import maintain

final class TextProofTests: XCTestCase {
  func test_problems_of_exercises_and_pages_are_found() throws {
    var tasks = CourseFixture.numbers
    tasks[0].stub = tasks[0].stub.replacing("///", with: "//")
    let problems = try TextProof(course: CourseFixture(tasks: tasks).course).problems()
    for problem in [
      "4.1: the stub needs a doc comment with its task", "04-signals: INSTRUCTOR.md is missing",
      "04-signals: 0 challenges; at least 3 are needed",
    ] { XCTAssertTrue(problems.contains(problem), "\(problems)") }
  }
}
