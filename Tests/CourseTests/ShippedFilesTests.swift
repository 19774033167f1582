import CourseFixtures
import Files
import XCTest

@testable import CourseModel

final class ShippedFilesTests: FixtureTestCase {
  private let test = "Tests/Exercise04Tests/Task1DoubleTests.swift"

  private func change(_ path: String, to text: String?) throws {
    let file = try fixture.exercise().folder.appendingPathComponent(path)
    if let text { return try TextFile.write(text, to: file) }
    try FileManager.default.removeItem(at: file)
  }

  func test_what_nobody_has_changed_is_as_it_stands_there() throws {
    let shipped = try fixture.exercise().shipped
    XCTAssertTrue(shipped.isSealed)
    XCTAssertEqual(shipped.changes, [:])
    XCTAssertEqual(shipped.paths.count, 6)
    XCTAssertEqual(
      shipped["Sources/Exercise04/Task1Double.swift"], CourseFixture.numbers[0].stub)
  }

  func test_of_a_changed_or_a_deleted_file_git_has_the_course_s_text() throws {
    try fixture.commit()
    let wanted = try fixture.exercise().shipped[test]
    for text in ["", "// mine\n", nil] {
      try change(test, to: text)
      let exercise = try fixture.exercise()
      XCTAssertEqual(exercise.shipped[test], wanted)
      XCTAssertEqual(
        exercise.shipped.changes, [test: ShippedFiles.Change(text: text, version: "HEAD")])
      XCTAssertEqual(try fixture.task(1).testNames, ["testOne", "testTen"])
      XCTAssertEqual(
        exercise.restoring(test),
        "`git restore Exercises/04-signals/\(test)` brings the course's back.")
    }
  }

  func test_a_change_that_was_committed_is_undone_from_the_version_before() throws {
    try fixture.commit()
    let wanted = try fixture.exercise().shipped[test]
    try change(test, to: "// mine\n")
    try fixture.commit()
    let exercise = try fixture.exercise()
    XCTAssertEqual(exercise.shipped[test], wanted)
    XCTAssertTrue(exercise.restoring(test).hasPrefix("`git restore --source="))
  }

  func test_without_git_the_course_s_text_is_not_known_and_the_task_is_there_all_the_same() throws {
    try change(test, to: "")
    let exercise = try fixture.exercise()
    XCTAssertNil(exercise.shipped[test])
    XCTAssertEqual(exercise.shipped.changes[test], ShippedFiles.Change(text: "", version: nil))
    XCTAssertEqual(exercise.tasks.map(\.id), ["4.1", "4.2"])
    XCTAssertEqual(
      exercise.restoring(test), "Take the folder Exercises/04-signals again from the course.")
  }

  private let damaged = ["", "nonsense\n", "0123456789abcdef\n", "\u{fffe}"]

  func test_a_list_that_is_damaged_is_named() throws {
    let list = ShippedFiles.file(of: try fixture.exercise().folder)
    for text in damaged {
      try TextFile.write(text, to: list)
      XCTAssertEqual(
        refusal { try fixture.exercise() },
        "Exercises/04-signals/.shipped is damaged. Take the folder Exercises/04-signals again "
          + "from the course.")
    }
  }

  func test_git_has_the_list_where_it_is_damaged_or_gone() throws {
    try fixture.commit()
    let folder = try fixture.exercise().folder
    let list = ShippedFiles.file(of: folder)
    for data in damaged.map({ Data($0.utf8) }) + [Data([0xff, 0xfe]), nil] {
      if let data {
        try TextFile.write(data, to: list)
      } else {
        try FileManager.default.removeItem(at: list)
      }
      let shipped = try ShippedFiles(exercise: folder)
      XCTAssertTrue(shipped.isSealed)
      XCTAssertEqual(shipped.files.count, 6)
    }
  }

  func test_an_exercise_that_is_being_written_speaks_for_itself() throws {
    let fixture = try CourseFixture(isSealed: false)
    XCTAssertFalse(try fixture.exercise().shipped.isSealed)
    XCTAssertEqual(try fixture.exercise().shipped.files.count, 6)
  }
}
