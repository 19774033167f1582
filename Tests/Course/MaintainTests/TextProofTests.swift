import CourseFixtures
import XCTest

@testable import Exercises
@testable import maintain

/// That the whole course has no faults, `maintain verify --text` proves.
final class TextProofTests: XCTestCase {
  func test_faults_of_exercises_and_of_pages_are_found_and_those_say_their_page() throws {
    var tasks = CourseFixture.numbers
    tasks[0].stub = tasks[0].stub.replacing("///", with: "//")
    let faults = try TextProof(course: CourseFixture(tasks: tasks).course).faults()
    for fault in [
      "4.1: the stub states no task in a doc comment", "04-signals: INSTRUCTOR.md is missing",
      "04-signals: 0 challenges, at least 3 are wanted",
    ] { XCTAssertTrue(faults.contains(fault), "\(faults)") }
  }
}
