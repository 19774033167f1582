import CourseFixtures
import Files
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging

final class LearnerProgressTests: XCTestCase {
  func test_lines_merged_by_hand_and_nonsense_are_read_with_patience() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let digest = Digest.of(CourseFixture.numbers[0].stub + "// edited\n")
    try fixture.answer(1, CourseFixture.numbers[0].stub + "// edited\n")
    try TextFile.write(
      "<<<<<<< HEAD\n4.1 failing 0 2026-01-01\n=======\n4.1 solved \(digest) 2026-01-02\n>>>>>>>\n\n",
      to: fixture.course.state.appendingPathComponent("progress.txt"))
    let progress = LearnerProgress(of: fixture.course)
    XCTAssertEqual(
      progress.state(of: try fixture.task(1), in: try fixture.exercise()), .solved)
  }

  func test_a_task_that_was_not_built_keeps_what_was_known() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let exercise = try fixture.exercise()
    let passed = TaskVerdict.judged([TestResult(name: "testOne", outcome: .passed)])
    try fixture.answer(1, CourseFixture.numbers[0].solution)
    var progress = LearnerProgress(of: fixture.course)
    try progress.record([1: passed], of: exercise, answers: fixture.answers())
    try progress.record([1: .notBuilt(nil)], of: exercise, answers: fixture.answers())
    XCTAssertEqual(
      LearnerProgress(of: fixture.course).state(of: try fixture.task(1), in: exercise), .solved)
  }

  func test_a_record_that_cannot_be_read_is_not_written_over() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let unreadable = Data([0x34, 0xFF, 0xFE])
    let state = fixture.course.state
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    for name in ["progress.txt", "hints.txt"] {
      try unreadable.write(to: state.appendingPathComponent(name))
    }
    var progress = LearnerProgress(of: fixture.course)
    XCTAssertThrowsError(
      try progress.record([:], of: fixture.exercise(), answers: fixture.answers())
    ) { XCTAssert(FileProblem.sentence(for: $0).hasPrefix("progress.txt is not UTF-8 text.")) }
    var hints = HintsShown(of: fixture.course)
    XCTAssertThrowsError(try hints.set(1, of: fixture.task(1))) {
      XCTAssert(FileProblem.sentence(for: $0).hasPrefix("hints.txt is not UTF-8 text."))
    }
    for name in ["progress.txt", "hints.txt"] {
      XCTAssertEqual(try Data(contentsOf: state.appendingPathComponent(name)), unreadable)
    }
  }

  func test_without_a_record_an_edited_file_is_begun_and_a_stub_is_not() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    try fixture.answer(2, "// something\n")
    let exercise = try fixture.exercise()
    let progress = LearnerProgress(of: fixture.course)
    XCTAssertEqual(progress.state(of: try fixture.task(1), in: exercise), .untouched)
    XCTAssertEqual(progress.state(of: try fixture.task(2), in: exercise), .started)
  }

  func test_the_course_goes_on_from_the_chapter_that_was_checked_last() throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let chapters = (3...6).compactMap { Chapter(name: "0\($0)-words", root: fixture.root) }
    let order = { LearnerProgress(of: fixture.course).inOrder(chapters).map(\.number) }
    XCTAssertEqual(order(), [3, 4, 5, 6])
    var progress = LearnerProgress(of: fixture.course)
    let passed = TaskVerdict.judged([TestResult(name: "testOne", outcome: .passed)])
    try progress.record([1: passed], of: fixture.exercise(), answers: fixture.answers())
    XCTAssertEqual(order(), [4, 5, 6, 3])
    XCTAssertEqual(progress.inOrder([]).map(\.number), [])
  }
}
