import CourseFixtures
import XCTest

@testable import CourseModel
@testable import maintain

/// That the whole course has no faults, `maintain verify --text` proves.
final class TextProofTests: XCTestCase {
  func test_faults_of_exercises_and_of_pages_are_found_and_those_say_their_page() throws {
    let faults = try TextProof(course: CourseFixture().course).faults()
    for fault in [
      "4.1: 2 tests, at least 4 are wanted", "04-signals: INSTRUCTOR.md is missing",
      "04-signals: 0 challenges, at least 3 are wanted",
    ] { XCTAssertTrue(faults.contains(fault), "\(faults)") }
  }
}
