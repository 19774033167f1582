import CourseFixtures
import Foundation
import XCTest

@testable import Console
@testable import CourseModel

final class RoomFolderTests: XCTestCase {
  private let files = FileManager.default

  /// A course, and a room beside it where ada has handed in the stubs.
  private func with(_ test: (Course, URL) throws -> Void) throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let room = fixture.root.appendingPathComponent("room")
    try handIn(fixture.exercise(), as: "ada", in: room)
    try test(fixture.course, room)
  }

  private func handIn(_ exercise: Exercise, as name: String, in room: URL) throws {
    for file in exercise.originals.files {
      try TextFile.write(
        file.text, to: room.appendingPathComponent("\(name)/04-signals/\(file.path)"))
    }
  }

  func test_whatever_is_left_out_has_a_note() throws {
    try with { course, room in
      for name in [".git", ".hidden", "notes", "zoe"] {
        try files.createDirectory(
          at: room.appendingPathComponent(name), withIntermediateDirectories: true)
      }
      for name in [".DS_Store", "notes/a.txt", "eve.zip"] {
        try TextFile.write("a", to: room.appendingPathComponent(name))
      }
      try files.createSymbolicLink(
        atPath: room.appendingPathComponent("moved").path, withDestinationPath: "/no/such/place")
      XCTAssertEqual(mkfifo(room.appendingPathComponent("pipe").path, 0o600), 0)
      let folder = try RoomFolder(room, of: course)
      XCTAssertEqual(folder.learners.map(\.name), ["ada", "zoe"])
      XCTAssertEqual(
        folder.notices,
        [
          ".hidden begins with a dot, so it is left out. Rename it if it is a learner's.",
          "eve.zip is no folder, so it is left out. Unpack it if somebody handed it in.",
          "moved is a link that leads to no folder, so it is left out.",
          "notes holds nothing of the course, so it is left out.",
          "pipe is no folder, so it is left out. Unpack it if somebody handed it in.",
        ])
    }
  }

  #if os(Linux)
    func test_a_name_that_is_no_text_has_a_note() throws {
      try with { course, room in
        let path = Array(room.path.utf8) + Array("/bo".utf8) + [0xff, 0xfe, 0]
        XCTAssertEqual(
          path.map(CChar.init(bitPattern:)).withUnsafeBufferPointer {
            mkdir($0.baseAddress!, 0o755)
          }, 0)
        let folder = try RoomFolder(room, of: course)
        XCTAssertEqual(folder.learners.map(\.name), ["ada"])
        XCTAssertEqual(
          folder.notices,
          ["bo\u{FFFD}\u{FFFD} has a name that is not UTF-8 text, so it is left out. Rename it."])
      }
    }
  #endif

  func test_a_room_of_nobody_says_what_was_left_out() throws {
    try with { course, room in
      try files.removeItem(at: room.appendingPathComponent("ada"))
      try TextFile.write("a", to: room.appendingPathComponent("ada.zip"))
      XCTAssertThrowsError(try RoomFolder(room, of: course)) { error in
        let sentence = (error as? CourseError)?.sentence ?? ""
        XCTAssertTrue(sentence.contains("ada.zip is no folder"), sentence)
      }
    }
  }

  func test_a_folder_that_goes_while_the_room_is_marked_has_a_note_and_no_mark() throws {
    try with { course, room in
      try handIn(course.exercise(4), as: "bob", in: room)
      let marking = try RoomMarking(room: room, exercises: course.exercises(), course: course)
      try files.moveItem(
        at: room.appendingPathComponent("bob"), to: room.appendingPathComponent("rob"))
      let report = try marking.report()
      XCTAssertEqual(report.learners.map(\.learner), ["ada"])
      XCTAssertEqual(
        report.notices,
        ["bob went away while it was marked, so it is left out. Mark the room again."])
    }
  }

  func test_answers_behind_a_link_that_leads_elsewhere_are_not_taken_for_none() throws {
    try with { course, room in
      let exercise = room.appendingPathComponent("eve/Exercises/04-signals")
      try files.createDirectory(at: exercise, withIntermediateDirectories: true)
      try files.createSymbolicLink(
        at: exercise.appendingPathComponent("Sources"),
        withDestinationURL: course.root.appendingPathComponent("Solutions/04-signals"))
      let report = try RoomMarking(room: room, exercises: course.exercises(), course: course)
        .report()
      XCTAssertEqual(report.learners.map(\.learner), ["ada", "eve"])
      for task in ["4.1", "4.2"] {
        XCTAssertEqual(report.learners[0].marks[task], .untouched)
        XCTAssertEqual(
          report.learners[1].marks[task],
          Mark(
            state: .open,
            sentence: "The folder of these answers is a link to a place without them. "
              + "Put the folder itself there."))
      }
    }
  }
}
