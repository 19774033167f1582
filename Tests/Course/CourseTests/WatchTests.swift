import CourseFixtures
import Files
import XCTest

@testable import Grading
@testable import course

final class WatchTests: XCTestCase {
  func test_errors_are_printed_by_a_watch() throws {
    XCTAssertEqual(
      said { WatchSession.print(.failure(CourseError("the disk is full.")), on: $0) },
      "the disk is full.\n\n")
  }

  func test_waiting_for_another_check_can_be_canceled() throws {
    let fixture = try CourseFixture()
    let lock = try FileLock(fixture.root.appendingPathComponent(".build/course/check.lock"))
    defer { lock.release() }
    let check = ExerciseCheck(try fixture.exercise(), in: fixture.course)
    XCTAssertThrowsError(try check.report { true }) {
      XCTAssert($0 is CancellationError)
    }
  }
}
