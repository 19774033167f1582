import Files
import PlainText
import XCTest

@testable import Exercises

final class CourseModelTests: FixtureTestCase {
  func test_the_course_is_found_from_any_folder_inside_it() throws {
    let deep = try fixture.exercise().folder.appendingPathComponent("Sources/Exercise04")
    XCTAssertEqual(try Course(above: deep).root.path, fixture.root.path)
    XCTAssertThrowsError(try Course(above: fixture.root.deletingLastPathComponent()))
  }

  func test_chapters_exercises_and_tasks_come_from_the_folders() throws {
    try fixture.put("// no page\n", "Chapters/notes/main.swift")
    try fixture.put("//: # Combining\n", "Chapters/06-combining/main.swift")
    XCTAssertEqual(fixture.course.chapters.map(\.number), [4, 6])
    XCTAssertEqual(
      fixture.course.chapters.map(\.title), ["Signals, one value after another", "Combining"])
    XCTAssertEqual(try fixture.course.exercises().map(\.chapter.number), [4])
    let task = try fixture.task(1)
    XCTAssertEqual(
      [task.id, task.fileName, task.testClass, task.title],
      ["4.1", "Task1Double.swift", "Task1DoubleTests", "Double"])
    XCTAssertEqual(task.testNames, ["testOne", "testTen"])
  }

  func test_unknown_chapters_and_tasks_are_answered_with_the_known_ones() throws {
    XCTAssertThrowsError(try fixture.course.exercise(9)) { error in
      XCTAssertEqual(
        (error as? UsageError)?.sentence, "unknown chapter 9. The chapters are 4.")
    }
    XCTAssertThrowsError(try fixture.task(7)) { error in
      XCTAssertEqual(
        (error as? UsageError)?.sentence,
        "unknown task 4.7. The tasks of this chapter are 4.1, 4.2.")
    }
  }

  func test_file_errors_become_sentences() {
    let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/x/notes.txt"])
    XCTAssertEqual(
      FileProblem.sentence(for: full),
      "the disk is full, so /x/notes.txt was not written. Free some space and try again.")
    let closed = CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: "/x"])
    XCTAssertTrue(FileProblem.sentence(for: closed).contains("write permission"))
  }
}
