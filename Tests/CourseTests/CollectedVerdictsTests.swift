import CourseFixtures
import Files
import Foundation
import Page
import PlainText
import XCTest

@testable import Console
@testable import CourseModel
@testable import Judging
@testable import Room

final class CollectedVerdictsTests: FixtureTestCase {
  private func write(_ text: String, _ path: String) throws {
    try TextFile.write(text, to: fixture.root.appendingPathComponent("verdicts/\(path)"))
  }

  private func verdict(_ states: [Int: TaskVerdict], of exercise: Exercise) throws -> String {
    let wrong = WrongAnswer(
      task: exercise.tasks[1], name: "in-step", remarks: ["Misconception": "It pairs values."])
    return try JSON.text(
      CheckReport(
        exercise: exercise, tasks: exercise.tasks, judgement: Judgement(verdicts: states),
        explanations: [2: [Explanation(wrong, isCertain: true)]], notices: [], next: ""))
  }

  private func collected() throws -> RoomReport {
    try CollectedVerdicts(
      in: fixture.root.appendingPathComponent("verdicts"), exercises: [fixture.exercise()]
    ).report()
  }

  private let missing = TaskVerdict.judged([TestResult(name: "testOne", outcome: .hung)])

  func test_what_check_prints_becomes_a_row_of_the_table() throws {
    let exercise = try fixture.exercise()
    try write(verdict([1: passed, 2: missing], of: exercise), "ada/04.json")
    try write(verdict([1: passed, 2: passed], of: exercise), "bob/04.json")
    let report = try collected()
    XCTAssertEqual(
      report.table,
      """
      learner,4.1,4.2,solved,at,sentence
      ada,solved,open,1,4.2,It pairs values.
      bob,solved,solved,2,,

      """)
    XCTAssertEqual(report.obstacles.map(\.sentence), ["It pairs values."])
  }

  func test_of_two_verdicts_on_one_exercise_the_later_one_counts() throws {
    let exercise = try fixture.exercise()
    try write(verdict([1: missing], of: exercise), "ada/new.json")
    try write(verdict([1: passed], of: exercise), "ada/old.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: fixture.root.appendingPathComponent("verdicts/ada/old.json").path)
    XCTAssertEqual(try collected().learners[0].marks["4.1"]?.state, .open)
  }

  func test_the_time_of_each_verdict_that_counts_is_kept_and_an_older_course_wrote_none() throws {
    let exercise = try fixture.exercise()
    func verdict(_ task: Int, _ seconds: Double) throws -> String {
      var judgement = Judgement(verdicts: [task: passed])
      judgement.time = JudgingTime(seconds: seconds, tasks: [task: seconds / 4])
      return try JSON.text(
        CheckReport(
          exercise: exercise, tasks: [try fixture.task(task)], judgement: judgement, notices: [],
          next: ""))
    }
    let old = #"{"chapter": "04-signals", "tasks": [{"id": "4.1", "state": "solved"}]}"#
    for (path, text) in [
      ("ada/1.json", try verdict(1, 8)), ("ada/2.json", try verdict(2, 4)), ("bob/1.json", old),
      ("eve/1.json", try verdict(1, -3)), ("eve/2.json", try verdict(2, 1e300)),
    ] {
      try write(text, path)
    }
    try write(verdict(1, 100), "ada/0.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)],
      ofItemAtPath: fixture.root.appendingPathComponent("verdicts/ada/0.json").path)
    let report = try collected()
    XCTAssertEqual(report.notices, [])
    XCTAssertEqual(report.learners.map(\.seconds), [12, nil, nil])
    XCTAssertEqual(report.learners.map(\.taskSeconds), [["4.1": 2, "4.2": 1], [:], [:]])
    XCTAssertEqual(report.learners[1].marks["4.1"]?.state, .solved)
  }

  func test_what_is_no_verdict_is_named_and_left_out() throws {
    try write(verdict([1: passed], of: fixture.exercise()), "ada/04.json")
    for (path, text) in [
      ("ada/bad.json", "{"), ("ada/huge.json", String(repeating: " ", count: 1 << 20) + "{}"),
      ("eve/05.json", "[]"),
    ] {
      try write(text, path)
    }
    let report = try collected()
    XCTAssertEqual(report.learners.map(\.learner), ["ada"])
    XCTAssertEqual(
      report.notices,
      [
        "ada/bad.json is no verdict of `swift run course check --json`, so it is left out.",
        "ada/huge.json is no verdict of `swift run course check --json`, so it is left out.",
        "eve/05.json is no verdict of `swift run course check --json`, so it is left out.",
        "eve holds no verdict, so it is left out.",
      ])
  }

  func test_a_folder_without_verdicts_and_a_folder_that_is_not_there_are_refused() throws {
    XCTAssertThrowsError(try collected()) { XCTAssertTrue($0 is UsageError) }
    try write("", "notes.txt")
    XCTAssertThrowsError(try collected()) { XCTAssertTrue($0 is CourseError) }
  }
}
