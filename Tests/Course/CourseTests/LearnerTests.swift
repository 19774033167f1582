import Files
import XCTest

@testable import Exercises
@testable import Grading

final class LearnerTests: FixtureTestCase {
  private var room: URL { fixture.root.appendingPathComponent("room") }

  /// Submits the stubs as these learners' answers.
  private func submit(for names: String...) throws {
    for name in names {
      for file in try fixture.exercise().shipped.files {
        try fixture.put(file.text, "room/\(name)/04-signals/\(file.path)")
      }
    }
  }

  private func grader() throws -> RoomGrader {
    try RoomGrader(
      room: room, exercises: fixture.course.exercises(), course: fixture.course, isolation: nil)
  }

  /// Returns the learners and notices of a room that contains Ada's submission and these files.
  private func all(_ files: String...) throws -> (learners: [Learner], notices: [String]) {
    try submit(for: "ada")
    for file in files { try fixture.put("", "room/\(file)") }
    return try Learner.all(in: room, of: fixture.course, exercises: fixture.course.exercises())
  }

  func test_a_folder_that_disappears_during_the_marking_is_reported() throws {
    try submit(for: "ada", "bob")
    let grader = try grader()
    try FileManager.default.moveItem(
      at: room.appendingPathComponent("bob"), to: room.appendingPathComponent("rob"))
    let report = try grader.report()
    XCTAssertEqual(report.learners.map(\.learner), ["ada", "bob"])
    XCTAssertEqual(report.learners[1].marks, [:])
    XCTAssertEqual(
      report.learners[1].problem,
      "The folder was removed during grading. Run the command again.")
    XCTAssertFalse(report.isWhole)
  }

  func test_a_linked_submission_is_reported_and_not_treated_as_empty() throws {
    try submit(for: "ada")
    let exercise = room.appendingPathComponent("eve/Answers/04-signals")
    try FileManager.default.createDirectory(at: exercise, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: exercise.appendingPathComponent("Sources"),
      withDestinationURL: fixture.root.appendingPathComponent("Solutions/04-signals"))
    let report = try grader().report()
    XCTAssertEqual(report.learners.map(\.learner), ["ada", "eve"])
    XCTAssertEqual(report.learners[0].marks["4.1"], .untouched)
    XCTAssertEqual(
      report.learners[1].problem,
      "Answers/04-signals/Sources is a link, and links aren't followed. Replace it with the files.")
  }

  func test_macOS_archive_folders_are_ignored() throws {
    let found = try all(
      "__MACOSX/._ada", "__MACOSX/ada/._Task1Double.swift", "._bob_123_Task1Double.swift")
    XCTAssertEqual(found.learners.map(\.name), ["ada"])
    XCTAssertEqual(found.notices, [])
  }

  func test_names_from_course_platforms_identify_learners() throws {
    let found = try all(
      "bob_123_Task1Double-1.swift", "bob_123_Task2Triple.swift", "Cy Li_7_task1double (1).swift",
      "notes.txt")
    XCTAssertEqual(found.learners.map(\.name), ["ada", "bob", "Cy Li"])
    XCTAssertEqual(
      found.notices,
      ["notes.txt was skipped because it is neither a folder nor the file of a task."])
  }

  func test_every_folder_has_a_row() throws {
    let found = try all("gus/notes.txt", "hal/Task1Double.swift")
    XCTAssertEqual(found.learners.map(\.name), ["ada", "gus", "hal"])
    XCTAssertEqual(
      found.learners.map(\.submission.problem),
      [nil, "It has no answers to the course's tasks.", nil])
  }

  func test_dangling_links_hidden_folders_and_invalid_names_are_skipped() throws {
    try submit(for: ".hidden")
    try FileManager.default.createSymbolicLink(
      atPath: room.appendingPathComponent("eve").path, withDestinationPath: "/no/such/place")
    let bad = "\(room.path)/bad".utf8.map { CChar(bitPattern: $0) } + [-1, 0]
    XCTAssertEqual(mkdir(bad, 0o755), 0)
    let found = try all()
    XCTAssertEqual(found.learners.map(\.name), ["ada"])
    XCTAssertEqual(
      found.notices,
      [
        ".hidden was skipped because its name begins with a dot.",
        "eve was skipped because it is a dangling link.",
        "bad� was skipped because its name isn't UTF-8. Rename it.",
      ])
  }

  func test_archives_are_reported() throws {
    let found = try all("gus/answers.zip", "hal.tar.gz", "ida/Task1Double.swift", "ida/old.zip")
    XCTAssertEqual(
      found.learners.map(\.submission.problem), [nil, "answers.zip is an archive. Unpack it.", nil])
    XCTAssertEqual(found.notices, ["hal.tar.gz was skipped because it is an archive. Unpack it."])
  }

  func test_a_single_learners_folder_is_not_a_room() throws {
    XCTAssertThrowsError(
      try Learner.all(
        in: fixture.root, of: fixture.course, exercises: fixture.course.exercises()))
  }

  func test_records_of_other_versions_are_ignored_and_unreadable_ones_are_errors() throws {
    let records = MarkRecords(of: fixture.course)
    let folder = fixture.course.state.appendingPathComponent("marks")
    let old = #"{"digest":"5f","marks":{"1":{"misconceptions":[],"state":"solved"}}}"#
    try TextFile.write(old, to: folder.appendingPathComponent("old.json"))
    XCTAssertNil(try records.grades(named: "old"))
    XCTAssertNil(try records.grades(named: "none"))
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("folder.json"), withIntermediateDirectories: true)
    XCTAssertThrowsError(try records.grades(named: "folder"))
  }
}
