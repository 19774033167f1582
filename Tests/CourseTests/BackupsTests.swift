import CourseFixtures
import Files
import XCTest

@testable import CourseModel

final class BackupsTests: FixtureTestCase {
  private var course: Course { fixture.course }
  private let path = "Answers/04-signals/Sources/Exercise04/Task1Double.swift"

  private func says(_ arguments: String...) throws -> String {
    try RunningCourse(["backups"] + arguments, in: fixture.root).said()
  }

  func test_a_backup_comes_back_and_what_is_newer_is_kept() throws {
    try fixture.answer(1, "first\n")
    _ = try course.backUp([path], stamp: "2026-01-01")
    try fixture.answer(1, "second\n")
    XCTAssert(try says().contains("  2026-01-01  \(path)"))
    let said = try says("restore", "2026-01")
    XCTAssert(said.contains(path) && said.contains("What was there is kept in"), said)
    XCTAssertEqual(try TextFile.read(fixture.root.appendingPathComponent(path)), "first\n")
    let newer = try XCTUnwrap(Backup.all(in: course).last)
    XCTAssertNotEqual(newer.name, "2026-01-01")
    XCTAssert(try says("restore", newer.name).contains(path))
    XCTAssertEqual(try TextFile.read(fixture.root.appendingPathComponent(path)), "second\n")
    XCTAssert(try says("restore", newer.name).contains("Nothing to do"))
  }

  func test_none_and_an_unknown_one_are_said() throws {
    XCTAssert(try says().contains("There are no backups yet"))
    XCTAssert(try says("restore", "../..").contains("there is no backup “../..”"))
    XCTAssert(try says("restore").contains("course backups restore NAME"))
    for _ in 1...2 { _ = try course.backUp([path], stamp: "2026-01-01") }
    XCTAssert(
      try says("restore", "2026").contains(
        "more than one backup begins with “2026”: 2026-01-01, 2026-01-01-2."))
    XCTAssertEqual(try Backup.all(in: course).map(\.name), ["2026-01-01", "2026-01-01-2"])
  }

  func test_what_is_not_whole_is_no_backup() throws {
    try fixture.put("half", ".course/backups/.draft/\(path)")
    XCTAssertEqual(try Backup.all(in: course).count, 0)
    // A file that cannot be copied leaves nothing behind.
    let loop = fixture.root.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    XCTAssertNil(try course.backUp(["loop", "nowhere"], stamp: "now"))
    XCTAssertEqual(try Backup.all(in: course).count, 0)
  }
}
