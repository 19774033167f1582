import CourseFixtures
import XCTest

@testable import Exercises
@testable import Grading
@testable import course

final class ExerciseCheckTests: XCTestCase {
  func test_a_check_records_progress_and_reports_one_next_step() throws {
    let fixture = try CourseFixture(builds: true)
    defer { fixture.release() }
    let good = "public func double(_ number: Int) -> Int { number * 2 }\n"
    try fixture.answer(1, good)
    let exercise = try fixture.exercise()
    let report = try ExerciseCheck(exercise, tasks: exercise.tasks, in: fixture.course).report()
    XCTAssertEqual(report.tasks.map(\.state), [.solved, .untouched])
    XCTAssertFalse(report.isSolved)
    let text = said(by: CheckOutput(report: report).print)
    XCTAssertTrue(text.contains("✓ 4.1 Double  2 of 2 tests"), text)
    XCTAssertTrue(text.contains("○ 4.2 Triple  0 of 1 tests, not begun\n"), text)
    XCTAssertEqual(text.components(separatedBy: "Next: ").count, 2)
    let progress = LearnerProgress(of: fixture.course)
    XCTAssertEqual(try progress.state(of: fixture.task(1), in: exercise), .solved)
    XCTAssertEqual(try progress.state(of: fixture.task(2), in: exercise), .untouched)
    try fixture.answer(1, good + "\n")
    XCTAssertEqual(try progress.state(of: fixture.task(1), in: exercise), .edited)
  }
}
