import CourseFixtures
import XCTest

@testable import Exercises
@testable import maintain

final class NotesVerificationTests: XCTestCase {
  private func problems(_ change: (String) -> String) throws -> [String] {
    try problems { fixture, _ in try fixture.writeNotes(change) }
  }

  private func problems(after work: (CourseFixture, Chapter) throws -> Void) throws -> [String] {
    let fixture = try CourseFixture()
    let chapter = try XCTUnwrap(fixture.course.chapters.first)
    try work(fixture, chapter)
    return try NotesVerification(course: fixture.course, cells: CellTitles(in: fixture.course))
      .problems(of: chapter)
  }

  func test_minutes_that_do_not_match_the_cells_are_reported() throws {
    XCTAssertEqual(
      try problems {
        "skip: 4.1; Words\n\n" + $0.replacingOccurrences(of: "| Numbers |", with: "| Letters |")
      },
      [
        "INSTRUCTOR.md needs minutes for \"Numbers\"",
        "INSTRUCTOR.md has minutes for \"Letters\", which doesn't exist",
        "INSTRUCTOR.md skips \"Words\", which doesn't exist",
      ])
  }

  func test_a_wrong_total_is_reported() throws {
    XCTAssertEqual(
      try problems { $0.replacingOccurrences(of: "| 5 |", with: "| 6 |") },
      [
        "INSTRUCTOR.md says 15 minutes in total, but its rows add up to 16",
        "README.md needs the row `| [`04-signals`](Chapters/04-signals/main.swift) | "
          + "… | 6 | [2 tasks](Exercises/04-signals), 10 minutes |`",
        "to match INSTRUCTOR.md, the page must say: *6 minutes to read, 10 for the exercise.*",
      ])
  }

  func test_a_missing_heading_and_missing_notes_are_reported() throws {
    XCTAssertEqual(
      try problems { $0.replacingOccurrences(of: "## Goal", with: "## Aim") }.map { $0.prefix(34) },
      ["INSTRUCTOR.md needs the headings G"])
    XCTAssertEqual(try problems { _, _ in }, ["INSTRUCTOR.md is missing"])
  }

  func test_unreadable_notes_are_not_reported_as_missing() throws {
    XCTAssertEqual(
      try problems { _, chapter in
        try Data([0xFF, 0xFE]).write(to: InstructorNotes.file(of: chapter))
      },
      ["INSTRUCTOR.md is not UTF-8 text. Save it with UTF-8 encoding."])
  }
}
