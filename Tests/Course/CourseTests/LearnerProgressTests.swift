import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import Grading
@testable import course

final class LearnerProgressTests: FixtureTestCase {
  func test_a_task_that_was_not_built_keeps_its_verdict_until_it_is_edited() throws {
    let exercise = try fixture.exercise()
    try solve(1)
    var progress = LearnerProgress(of: fixture.course)
    try progress.record([1: .notBuilt(nil)], of: exercise, answers: fixture.answers())
    XCTAssertEqual(progress.state(of: try fixture.task(1), in: exercise), .solved)
    try fixture.answer(1, CourseFixture.numbers[0].solution + "\n")
    XCTAssertEqual(progress.state(of: try fixture.task(1), in: exercise), .edited)
  }

  func test_an_unreadable_record_is_not_overwritten() throws {
    let place = StateFile.file(in: fixture.root)
    try FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    var progress = LearnerProgress(of: fixture.course)
    XCTAssertNotNil(progress.problem)
    XCTAssertThrowsError(
      try progress.record([:], of: fixture.exercise(), answers: fixture.answers()))
    XCTAssert(place.isFolder)
  }

  func test_a_task_with_changed_tests_must_be_checked_again() throws {
    try solve(1)
    try solve(2)
    let test = "Exercises/04-signals/Tests/Exercise04Tests/Task1DoubleTests.swift"
    try fixture.put(fixture.text(test) + "// sharper\n", test)
    let report = try BoardReport(of: fixture.course)
    XCTAssertEqual(report.chapters[0].tasks, ["4.1": .testsChanged, "4.2": .solved])
    XCTAssertEqual(report.solved, 1)
    XCTAssert(report.next.contains("course check 4.1"), report.next)
    let board = printed { Board.print(report, on: $0) }
    XCTAssert(board.contains("04-signals  ↻ ✓") && board.contains("  ↻ check again\n"), board)
    try solve(1)
    XCTAssertEqual(try BoardReport(of: fixture.course).solved, 2)
  }

  func test_without_a_record_only_an_edited_task_counts_as_edited() throws {
    try fixture.answer(2, "// something\n")
    let exercise = try fixture.exercise()
    let progress = LearnerProgress(of: fixture.course)
    XCTAssertEqual(progress.state(of: try fixture.task(1), in: exercise), .untouched)
    XCTAssertEqual(progress.state(of: try fixture.task(2), in: exercise), .edited)
  }

  func test_a_task_with_only_new_comments_or_without_a_folder_is_untouched() throws {
    try fixture.answer(1, "// a note\n" + CourseFixture.numbers[0].stub)
    let progress = LearnerProgress(of: fixture.course)
    XCTAssertEqual(progress.state(of: try fixture.task(1), in: try fixture.exercise()), .untouched)
    let fresh = try CourseFixture(isStarted: false)
    let exercise = try fresh.exercise()
    XCTAssertEqual(
      exercise.tasks.map { LearnerProgress(of: fresh.course).state(of: $0, in: exercise) },
      [.untouched, .untouched])
  }

  func test_the_course_continues_from_the_chapter_checked_last() throws {
    let chapters = (3...6).compactMap { Chapter(name: "0\($0)-words", root: fixture.root) }
    let order = { LearnerProgress(of: self.fixture.course).inOrder(chapters).map(\.number) }
    XCTAssertEqual(order(), [3, 4, 5, 6])
    try solve(1)
    XCTAssertEqual(order(), [4, 5, 6, 3])
    XCTAssertEqual(LearnerProgress(of: fixture.course).inOrder([]).map(\.number), [])
  }
}
