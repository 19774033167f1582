import CourseFixtures
import Foundation
import XCTest

@testable import Console
@testable import CourseModel
@testable import Judging
@testable import course

/// What `.vscode/tasks.json` says of the course.
final class EditorTasksTests: XCTestCase {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../..").standardizedFileURL

  private struct Tasks: Decodable {
    struct Task: Decodable {
      var label: String
      var command: String
      var problemMatcher: [Matcher]
    }
    enum Matcher: Decodable {
      case named(String)
      case pattern(String)

      init(from decoder: any Decoder) throws {
        struct Written: Decodable {
          struct Pattern: Decodable { var regexp: String }
          var pattern: Pattern
        }
        if let name = try? decoder.singleValueContainer().decode(String.self) {
          self = .named(name)
        } else {
          self = .pattern(try Written(from: decoder).pattern.regexp)
        }
      }
    }
    var tasks: [Task]
  }

  private func tasks() throws -> [Tasks.Task] {
    let file = EditorTasksTests.root.appendingPathComponent(".vscode/tasks.json")
    return try JSONDecoder().decode(Tasks.self, from: Data(contentsOf: file)).tasks
  }

  func test_every_page_has_a_task() throws {
    let commands = Set(try tasks().map(\.command))
    for chapter in try Course(above: EditorTasksTests.root).chapters where chapter.hasPage {
      XCTAssert(commands.contains("swift run \(chapter.name)"), chapter.name)
    }
  }

  func test_the_matcher_finds_the_place_of_every_open_task() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let exercise = try fixture.exercise()
    let failure = TestFailure(
      file: "/bench/Tests/Exercise04Tests/Task1DoubleTests.swift", line: 5,
      message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - Twice one is two.")
    let report = CheckReport(
      exercise: exercise, tasks: exercise.tasks,
      judgement: Judgement(verdicts: [
        1: .judged([TestResult(name: "testOne", outcome: .failed(failure))]),
        2: .refused(
          TaskVerdict.Problem(
            sentence: "It does not compile:\nmissing return",
            file: exercise.place(of: exercise.tasks[1]),
            line: 7)),
      ]), notices: [], next: "")
    let recorder = Recorder()
    CheckBoard(report: report).print(on: .recording(into: recorder))

    let patterns = try tasks().flatMap(\.problemMatcher).compactMap { matcher -> String? in
      if case .pattern(let text) = matcher { text } else { nil }
    }
    XCTAssertEqual(patterns.count, 2)
    for pattern in patterns {
      let regex = try Regex(pattern)
      let found = recorder.text.split(separator: "\n").compactMap { line in
        line.wholeMatch(of: regex).map { match in
          [1, 2, 5].map { match.output[$0].substring.map(String.init) ?? "" }
        }
      }
      XCTAssertEqual(
        found,
        [
          ["Exercises/04-signals/Tests/Exercise04Tests/Task1DoubleTests.swift", "5", "testOne"],
          [exercise.place(of: exercise.tasks[1]), "7", "It does not compile:"],
        ], recorder.text)
    }
  }
}
