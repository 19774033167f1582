import CourseFixtures
import Foundation
import XCTest

@testable import Console
@testable import CourseModel
@testable import Judging
@testable import course

final class ExerciseCheckTests: AuthorTestCase {
  func test_a_check_records_progress_and_reports_one_next_step() throws {
    let fixture = try CourseFixture(builds: true)
    defer { fixture.release() }
    let good = "public func double(_ number: Int) -> Int { number * 2 }\n"
    try fixture.answer(1, good)
    let exercise = try fixture.exercise()
    let report = try ExerciseCheck(exercise, tasks: exercise.tasks, in: fixture.course).report()
    XCTAssertEqual(report.tasks.map(\.state), [.solved, .untouched])
    XCTAssertFalse(report.isSolved)
    let recorder = Recorder()
    CheckBoard(report: report).print(on: .recording(into: recorder))
    XCTAssertTrue(recorder.text.contains("✓ 4.1 Double  2 of 2 tests"), recorder.text)
    XCTAssertTrue(recorder.text.contains("○ 4.2 not begun: Triple\n"), recorder.text)
    XCTAssertEqual(recorder.text.components(separatedBy: "Next: ").count, 2)
    let progress = LearnerProgress(of: fixture.course)
    XCTAssertEqual(try progress.state(of: fixture.task(1), in: exercise), .solved)
    XCTAssertEqual(try progress.state(of: fixture.task(2), in: exercise), .untouched)
    try fixture.answer(1, good + "\n")
    XCTAssertEqual(try progress.state(of: fixture.task(1), in: exercise), .changed)
  }

  func test_a_check_leaves_nothing_in_the_temporary_folder() throws {
    let fixture = try CourseFixture(builds: true)
    defer { fixture.release() }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let before = ProcessInfo.processInfo.environment["TMPDIR"]
    setenv("TMPDIR", folder.path, 1)
    defer {
      if let before { setenv("TMPDIR", before, 1) } else { unsetenv("TMPDIR") }
      try? FileManager.default.removeItem(at: folder)
    }
    try fixture.answer(1, "public func double(_ number: Int) -> Int { number * 3 }\n")
    let exercise = try fixture.exercise()
    _ = try ExerciseCheck(exercise, in: fixture.course).report()
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }
}
