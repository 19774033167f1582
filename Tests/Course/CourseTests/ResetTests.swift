import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import Grading

final class ResetTests: FixtureTestCase {
  private func reset(_ task: ExerciseTask? = nil) throws -> (files: [String], backup: String?) {
    let exercise = try fixture.exercise()
    return try AnswerFolder(of: exercise).reset(
      task.map { [$0] } ?? exercise.tasks, in: fixture.course, stamp: "now")
  }

  func test_the_stub_is_restored_and_the_work_is_backed_up() throws {
    try fixture.answer(1, "my work\n")
    try fixture.answer(2, "other work\n")
    let exercise = try fixture.exercise()
    let result = try reset(fixture.task(1))
    let path = "Answers/04-signals/Sources/Exercise04/Task1Double.swift"
    XCTAssertEqual(result.files, [path])
    XCTAssertEqual(result.backup, ".course/backups/now")
    XCTAssertEqual(try fixture.text(".course/backups/now/\(path)"), "my work\n")
    XCTAssertEqual(
      try TextFile.read(exercise.file(of: fixture.task(1))), CourseFixture.numbers[0].stub)
    XCTAssertEqual(try TextFile.read(exercise.file(of: fixture.task(2))), "other work\n")
  }

  func test_all_stubs_are_restored_and_other_files_are_kept() throws {
    let exercise = try fixture.exercise()
    try FileManager.default.removeItem(at: exercise.file(of: fixture.task(1)))
    try fixture.answer(2, "my work\n")
    let own = exercise.answers.appendingPathComponent("Mine.swift")
    try TextFile.write("// mine\n", to: own)
    let result = try reset()
    XCTAssertEqual(result.files.count, 2)
    for task in exercise.tasks {
      XCTAssertEqual(try TextFile.read(exercise.file(of: task)), exercise.stub(of: task))
    }
    XCTAssertEqual(try TextFile.read(own), "// mine\n")
  }

  func test_without_a_backup_no_file_is_changed() throws {
    try fixture.answer(1, "my work\n")
    try FileManager.default.removeItem(at: fixture.course.state)
    try TextFile.write("in the way", to: fixture.course.state)
    let exercise = try fixture.exercise()
    XCTAssertThrowsError(try reset())
    XCTAssertEqual(try TextFile.read(exercise.file(of: fixture.task(1))), "my work\n")
  }

  func test_a_pipe_or_a_folder_in_place_of_a_task_is_reported_and_kept() throws {
    let place = try fixture.exercise().file(of: fixture.task(1))
    for (make, kind) in [(mkfifo, "not a file"), (mkdir, "is a folder, but it should be a file")] {
      try FileManager.default.removeItem(at: place)
      XCTAssertEqual(make(place.path, 0o755), 0)
      for task in try [nil, fixture.task(1)] {
        let sentence = refusal { try reset(task) }
        XCTAssert(sentence.contains(kind) && sentence.contains(" Move it"), sentence)
      }
      XCTAssertEqual(access(place.path, F_OK), 0, "\(place.path) should not be removed.")
    }
  }

  func test_links_and_permissions_are_preserved() throws {
    let exercise = try fixture.exercise()
    let files = FileManager.default
    let elsewhere = exercise.answers.appendingPathComponent("../../mine.txt")
    try TextFile.write("mine\n", to: elsewhere)
    try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: elsewhere.path)
    let place = try exercise.file(of: fixture.task(1))
    try files.removeItem(at: place)
    // A copied relative link would be broken, so the backup must contain the file itself.
    try files.createSymbolicLink(atPath: place.path, withDestinationPath: "../../mine.txt")
    let result = try reset(fixture.task(1))
    XCTAssertEqual(try files.destinationOfSymbolicLink(atPath: place.path), "../../mine.txt")
    XCTAssertEqual(try TextFile.read(elsewhere), CourseFixture.numbers[0].stub)
    XCTAssertEqual(
      try files.attributesOfItem(atPath: elsewhere.path)[.posixPermissions] as? Int, 0o600)
    let path = try "\(XCTUnwrap(result.backup))/\(XCTUnwrap(result.files.first))"
    XCTAssertEqual(try fixture.text(path), "mine\n")
  }

  private let path = "Answers/04-signals/Sources/Exercise04/Task1Double.swift"

  func test_a_second_backup_of_the_same_moment_gets_another_name() throws {
    try fixture.answer(1, "first\n")
    for _ in 1...2 { _ = try fixture.course.backUp([path], stamp: "2026-01-01") }
    XCTAssertEqual(try Backup.all(in: fixture.course).map(\.name), ["2026-01-01", "2026-01-01-2"])
  }

  func test_an_incomplete_backup_is_ignored() throws {
    try fixture.put("half", ".course/backups/.draft/\(path)")
    XCTAssertEqual(try Backup.all(in: fixture.course).count, 0)
    // A failed copy must not leave an incomplete backup.
    let loop = fixture.root.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    XCTAssertNil(try fixture.course.backUp(["loop", "nowhere"], stamp: "now"))
    XCTAssertEqual(try Backup.all(in: fixture.course).count, 0)
  }
}
