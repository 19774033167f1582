import CourseFixtures
import Files
import XCTest

@testable import Exercises

final class BackupsTests: FixtureTestCase {
  private var course: Course { fixture.course }
  private let path = "Answers/04-signals/Sources/Exercise04/Task1Double.swift"

  func test_a_second_backup_of_the_same_moment_gets_another_name() throws {
    try fixture.answer(1, "first\n")
    for _ in 1...2 { _ = try course.backUp([path], stamp: "2026-01-01") }
    XCTAssertEqual(try Backup.all(in: course).map(\.name), ["2026-01-01", "2026-01-01-2"])
  }

  func test_an_incomplete_backup_is_ignored() throws {
    try fixture.put("half", ".course/backups/.draft/\(path)")
    XCTAssertEqual(try Backup.all(in: course).count, 0)
    // A failed copy leaves nothing behind.
    let loop = fixture.root.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    XCTAssertNil(try course.backUp(["loop", "nowhere"], stamp: "now"))
    XCTAssertEqual(try Backup.all(in: course).count, 0)
  }
}
