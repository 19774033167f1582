import CourseFixtures
import XCTest

@testable import CourseModel
@testable import course

final class SyllabusTests: XCTestCase {
  private func parts(_ weights: [Int], _ count: Int) -> [[Int]] {
    evenParts(weights, count: count) { $0 }
  }

  func test_the_heaviest_part_is_as_light_as_can_be() {
    XCTAssertEqual(parts([1, 2, 3, 4, 5], 2), [[1, 2, 3], [4, 5]])
    XCTAssertEqual(parts([9, 1, 1, 1], 3), [[9], [1, 1, 1]])
    XCTAssertEqual(parts([], 3), [])
    XCTAssertEqual(parts([7], 1), [[7]])
  }

  func test_every_chapter_is_in_the_long_plans_once_and_in_order() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    try fixture.writeNotes()
    let plans = try Syllabus.plans(for: fixture.course)
    XCTAssertEqual(plans.map(\.title), ["One day", "Two days", "Ten weeks"])
    XCTAssertEqual(
      plans.map { $0.sessions.flatMap(\.chapters) },
      [["04-signals"], ["04-signals"], ["04-signals"]])
    XCTAssertEqual(plans.map { $0.sessions.map(\.minutes) }, [[5], [5], [15]])
  }

  func test_missing_notes_are_named() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    XCTAssertThrowsError(try Syllabus.plans(for: fixture.course)) {
      XCTAssertEqual(
        ($0 as? CourseError)?.sentence, "Chapters/04-signals/INSTRUCTOR.md cannot be read.")
    }
  }
}
