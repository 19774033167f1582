import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import Grading

final class EditPlaceTests: FixtureTestCase {
  private func report(
    _ rows: [(CheckReport.TaskState, file: String?, line: Int?)]
  ) throws -> CheckReport {
    let exercise = try fixture.exercise()
    var report = CheckReport(
      exercise: exercise, tasks: exercise.tasks, result: GradingResult(), notices: [], next: "")
    for (index, row) in rows.enumerated() {
      report.tasks[index].state = row.0
      report.tasks[index].file = row.file
      report.tasks[index].line = row.line
    }
    return report
  }

  func test_the_first_failure_is_opened_at_its_line() throws {
    let report = try report([(.solved, nil, nil), (.refused, "Exercises/a.swift", 7)])
    XCTAssertEqual(
      try EditPlace.after(report, in: fixture.course),
      EditPlace(file: fixture.root.appendingPathComponent("Exercises/a.swift"), line: 7))
  }

  func test_a_failure_without_a_place_opens_the_file_of_the_task() throws {
    let place = try EditPlace.after(
      report([(.solved, nil, nil), (.notBuilt, nil, nil)]), in: fixture.course)
    XCTAssertEqual(place?.file, try fixture.exercise().file(of: fixture.task(2)))
    XCTAssertNil(place?.line)
  }

  func test_the_next_task_is_opened_after_a_solved_exercise() throws {
    let exercise = try fixture.exercise()
    try solve(1)
    let solved = try report([(.solved, nil, nil), (.solved, nil, nil)])
    XCTAssertEqual(
      try EditPlace.after(solved, in: fixture.course)?.file, try exercise.file(of: fixture.task(2)))
    try solve(2)
    XCTAssertNil(try EditPlace.after(solved, in: fixture.course))
  }

  func test_a_damaged_exercise_is_reported() throws {
    let solved = try report([(.solved, nil, nil), (.solved, nil, nil)])
    let test = try fixture.exercise().folder.appendingPathComponent(
      "Tests/Exercise04Tests/Task1DoubleTests.swift")
    try TextFile.write(Data([0xff]), to: test)
    let sentence =
      "Task1DoubleTests.swift is not UTF-8 text. Save it with UTF-8 encoding."
    XCTAssertEqual(refusal { try EditPlace.after(solved, in: fixture.course) }, sentence)
    XCTAssertEqual(NextStep.onTheBoard(of: fixture.course), sentence)
  }
}
