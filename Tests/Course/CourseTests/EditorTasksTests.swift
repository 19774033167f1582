import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import Grading
@testable import course

final class EditorTasksTests: XCTestCase {
  private let course = Result { try Course(above: URL(fileURLWithPath: #filePath)) }

  private func text() throws -> String {
    try TextFile.read(course.get().root.appendingPathComponent(".vscode/tasks.json"))
  }

  func test_every_page_and_every_exercise_can_be_picked() throws {
    let text = try text()
    for chapter in try course.get().chapters {
      XCTAssert(text.contains("        \"\(chapter.name)\""), chapter.name)
      let pick = "{ \"label\": \"\(chapter.name)\", \"value\": \"\(chapter.number)\" }"
      XCTAssert(text.contains(pick), pick)
    }
  }

  func test_the_matcher_finds_the_place_of_every_open_task() throws {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    let failure = TestFailure(
      file: "/bench/Tests/Exercise04Tests/Task1DoubleTests.swift", line: 5,
      message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - Twice one is two.")
    let report = CheckReport(
      exercise: exercise, tasks: exercise.tasks,
      result: GradingResult(verdicts: [
        1: .graded([TestResult(name: "testOne", outcome: .failed(failure))]),
        2: .refused(
          TaskVerdict.Problem(
            sentence: "It does not compile:\nmissing return",
            file: exercise.place(of: exercise.tasks[1]),
            line: 7)),
      ]), notices: [], next: "")
    let text = printed { CheckOutput(report: report).print(on: $0) }

    let patterns = try self.text().matches(of: /"regexp": "(.*)"/).map {
      String($0.1).replacingOccurrences(of: #"\\"#, with: #"\"#)
    }
    XCTAssertEqual(patterns.count, 2)
    for pattern in patterns {
      let regex = try Regex(pattern)
      let found = text.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: regex).map { match in
          [1, 2, 5].map { match.output[$0].substring.map(String.init) ?? "" }
        }
      }
      XCTAssertEqual(
        found,
        [
          ["Exercises/04-signals/Tests/Exercise04Tests/Task1DoubleTests.swift", "5", "testOne"],
          [exercise.place(of: exercise.tasks[1]), "7", "not built"],
        ], text)
    }
  }
}
