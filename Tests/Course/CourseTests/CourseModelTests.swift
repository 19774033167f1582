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

  func test_chapters_exercises_and_tasks_are_found_in_the_folders() throws {
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

  func test_file_errors_become_sentences() {
    let full = CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/x/notes.txt"])
    XCTAssertEqual(
      FileProblem.sentence(for: full),
      "the disk is full, so /x/notes.txt was not written. Free some space and try again.")
    let closed = CocoaError(.fileWriteNoPermission, userInfo: [NSFilePathErrorKey: "/x"])
    XCTAssertTrue(FileProblem.sentence(for: closed).contains("write permission"))
  }

  func test_numbers_and_folder_names_select_chapters_and_tasks() throws {
    for (word, chapter, task) in [
      ("4", 4, nil), ("04", 4, nil), ("4.1", 4, 1), ("12.10", 12, 10), ("06-combining", 6, nil),
      ("Answers/09-hot-and-cold/", 9, nil), ("01-functional-vs-imperative", 1, nil),
    ] {
      let selection = try Selection(word)
      XCTAssertEqual(selection.chapter, chapter, word)
      XCTAssertEqual(selection.task, task, word)
    }
  }

  func test_other_selections_are_refused_with_an_example() {
    for word in [
      "", "/", "four", "4.", ".1", "4.1.1", "-4", "4-", "1234", "Exercises", "４", "../4.1",
      "Answers/4", "../04-signals", "4-signals.1",
    ] {
      XCTAssertThrowsError(try Selection(word)) {
        XCTAssertEqual(
          ($0 as? UsageError)?.sentence,
          "“\(word)” is neither a chapter nor a task. Write 4 for a chapter, or 4.1 for a task.")
      }
    }
  }
}
