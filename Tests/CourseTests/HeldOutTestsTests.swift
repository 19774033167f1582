import CourseFixtures
import Files
import PlainText
import XCTest

@testable import Room
@testable import course

final class HeldOutTestsTests: XCTestCase {
  private func heldOut(_ files: [String: String], at place: String = "held-out") throws
    -> HeldOutTests
  {
    let fixture = try CourseFixture()
    let folder = fixture.root.appendingPathComponent(place)
    for (path, text) in files { try TextFile.write(text, to: folder.appendingPathComponent(path)) }
    return try HeldOutTests(
      in: folder, outside: fixture.root.appendingPathComponent("room"),
      for: [fixture.exercise()], of: fixture.course)
  }

  private let test = "final class Task1DoubleTests: XCTestCase { func testTwo() {} }"

  func test_the_tasks_that_are_tested_are_marked_with_these_tests() throws {
    let tests = try heldOut([
      "04-signals/Task1DoubleTests.swift": test, "04-signals/Help.swift": "let help = 1",
    ])
    XCTAssertEqual(tests.tasks, ["4.1"])
    let exercise = try XCTUnwrap(tests.exercises.first)
    XCTAssertEqual(exercise.tasks.map(\.testNames), [["testTwo"], ["testOne"]])
    XCTAssertEqual(exercise.shipped["Tests/Exercise04Tests/Help.swift"], "let help = 1")
  }

  func test_a_folder_that_is_none_of_tests_is_one_line() throws {
    let name = "04-signals/Task1DoubleTests.swift"
    let cases: [([String: String], String, String)] = [
      ([:], "held-out", "there is no folder "),
      (
        ["notes.txt": ""], "held-out",
        " has no tests of 04-signals. Copy Exercises/04-signals/Tests/"
      ),
      (["4-signals/a.swift": ""], "held-out", "/4-signals has the name of no chapter."),
      (["04-signals/a.swift": ""], "held-out", " has no test of a task. "),
      (
        ["04-signals/Task9NoneTests.swift": test], "held-out",
        " is the test of no task of 04-signals. "
      ),
      ([name: "let nothing = 1"], "held-out", "Task1DoubleTests.swift has no test function."),
      ([name: test], "room/mine", " is in the learners' folder. Keep your tests elsewhere."),
    ]
    for (files, place, words) in cases {
      XCTAssertThrowsError(try heldOut(files, at: place), words) {
        let sentence = ($0 as? UsageError)?.sentence ?? "\($0)"
        XCTAssertTrue(sentence.contains(words), sentence)
        XCTAssertFalse(sentence.contains("\n"))
      }
    }
  }
}
