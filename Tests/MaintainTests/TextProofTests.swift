import CourseFixtures
import XCTest

@testable import CourseModel
@testable import maintain

final class TextProofTests: XCTestCase {
  func test_what_reading_proves_is_so_in_the_whole_course() throws {
    let course = try Course(above: URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    XCTAssertEqual(course.chapters.count, 18)
    XCTAssertEqual(try TextProof(course: course).faults(), [])
  }

  func test_faults_of_exercises_and_of_pages_are_found_and_those_say_their_page() throws {
    let faults = try TextProof(course: CourseFixture().course).faults()
    for fault in [
      "4.1: 2 tests, at least 4 are wanted", "04-signals: INSTRUCTOR.md is missing",
      "04-signals: 0 challenges, at least 3 are wanted",
    ] { XCTAssertTrue(faults.contains(fault), "\(faults)") }
  }
}
