import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import Grading

final class LearnerTests: XCTestCase {
  /// Calls `test` with a course and a room in which these learners have submitted the stubs.
  private func with(_ names: [String], _ test: (Course, URL) throws -> Void) throws {
    let fixture = try CourseFixture()
    let room = fixture.root.appendingPathComponent("room")
    for name in names {
      for file in try fixture.exercise().shipped.files {
        try TextFile.write(
          file.text, to: room.appendingPathComponent("\(name)/04-signals/\(file.path)"))
      }
    }
    try test(fixture.course, room)
  }

  func test_a_folder_that_disappears_during_the_marking_is_reported() throws {
    try with(["ada", "bob"]) { course, room in
      let marking = try RoomMarking(
        room: room, exercises: course.exercises(), course: course, isolation: nil)
      try FileManager.default.moveItem(
        at: room.appendingPathComponent("bob"), to: room.appendingPathComponent("rob"))
      let report = try marking.report()
      XCTAssertEqual(report.learners.map(\.learner), ["ada", "bob"])
      XCTAssertEqual(report.learners[1].marks, [:])
      XCTAssertEqual(
        report.learners[1].problem,
        "The folder disappeared during the marking. Run the command again.")
      XCTAssertFalse(report.isWhole)
    }
  }

  func test_a_linked_submission_is_not_an_empty_one() throws {
    try with(["ada"]) { course, room in
      let exercise = room.appendingPathComponent("eve/Answers/04-signals")
      try FileManager.default.createDirectory(at: exercise, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: exercise.appendingPathComponent("Sources"),
        withDestinationURL: course.root.appendingPathComponent("Solutions/04-signals"))
      let report = try RoomMarking(
        room: room, exercises: course.exercises(), course: course, isolation: nil
      ).report()
      XCTAssertEqual(report.learners.map(\.learner), ["ada", "eve"])
      XCTAssertEqual(report.learners[0].marks["4.1"], .untouched)
      XCTAssertEqual(
        report.learners[1].problem,
        "Answers/04-signals/Sources is a link, and links aren't followed. Replace it by the files."
      )
    }
  }

  private func everybody(_ files: [String]) throws -> (
    learners: [Learner], notices: [String]
  ) {
    var found: (learners: [Learner], notices: [String]) = ([], [])
    try with(["ada"]) { course, room in
      for file in files { try TextFile.write("", to: room.appendingPathComponent(file)) }
      found = try Learner.all(in: room, of: course, exercises: course.exercises())
    }
    return found
  }

  func test_macOS_archive_folders_are_ignored() throws {
    let found = try everybody([
      "__MACOSX/._ada", "__MACOSX/ada/._Task1Double.swift", "._bob_123_Task1Double.swift",
    ])
    XCTAssertEqual(found.learners.map(\.name), ["ada"])
    XCTAssertEqual(found.notices, [])
  }

  func test_names_from_course_platforms_identify_learners() throws {
    let found = try everybody([
      "bob_123_Task1Double-1.swift", "bob_123_Task2Triple.swift", "Cy Li_7_task1double (1).swift",
      "notes.txt",
    ])
    XCTAssertEqual(found.learners.map(\.name), ["ada", "bob", "Cy Li"])
    XCTAssertEqual(
      found.notices,
      ["notes.txt was skipped because it is neither a folder nor the file of a task."])
  }

  func test_every_folder_has_a_row() throws {
    let found = try everybody(["gus/notes.txt", "hal/Task1Double.swift"])
    XCTAssertEqual(found.learners.map(\.name), ["ada", "gus", "hal"])
    XCTAssertEqual(
      found.learners.map(\.submission.problem),
      [nil, "It has no answers to the course's tasks.", nil])
  }

  func test_dangling_links_hidden_folders_and_invalid_names_are_skipped() throws {
    try with(["ada", ".hidden"]) { course, room in
      try FileManager.default.createSymbolicLink(
        atPath: room.appendingPathComponent("eve").path, withDestinationPath: "/no/such/place")
      let bad = "\(room.path)/bad".utf8.map { CChar(bitPattern: $0) } + [-1, 0]
      XCTAssertEqual(mkdir(bad, 0o755), 0)
      let found = try Learner.all(in: room, of: course, exercises: course.exercises())
      XCTAssertEqual(found.learners.map(\.name), ["ada"])
      XCTAssertEqual(
        found.notices,
        [
          ".hidden was skipped because its name begins with a dot.",
          "eve was skipped because it is a dangling link.",
          "bad� was skipped because its name isn't UTF-8. Rename it.",
        ])
    }
  }

  func test_archives_are_reported() throws {
    let found = try everybody([
      "gus/answers.zip", "hal.tar.gz", "ida/Task1Double.swift", "ida/old.zip",
    ])
    XCTAssertEqual(
      found.learners.map(\.submission.problem), [nil, "answers.zip is an archive. Unpack it.", nil])
    XCTAssertEqual(found.notices, ["hal.tar.gz was skipped because it is an archive. Unpack it."])
  }

  func test_a_single_learners_folder_is_not_a_room() throws {
    try with([]) { course, _ in
      XCTAssertThrowsError(
        try Learner.all(in: course.root, of: course, exercises: course.exercises()))
    }
  }
}
