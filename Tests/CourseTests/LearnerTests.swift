import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Room

final class LearnerTests: XCTestCase {
  /// A course, and a room beside it where these have handed in the stubs.
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

  func test_who_goes_while_the_room_is_marked_has_a_note_and_no_mark() throws {
    try with(["ada", "bob"]) { course, room in
      let marking = try RoomMarking(room: room, exercises: course.exercises(), course: course)
      try FileManager.default.moveItem(
        at: room.appendingPathComponent("bob"), to: room.appendingPathComponent("rob"))
      let report = try marking.report()
      XCTAssertEqual(report.learners.map(\.learner), ["ada"])
      XCTAssertEqual(
        report.notices,
        ["bob went away while the room was marked, so it is left out. Mark the room again."])
    }
  }

  func test_a_link_that_leads_to_no_answers_is_not_taken_for_nothing() throws {
    try with(["ada"]) { course, room in
      let exercise = room.appendingPathComponent("eve/Exercises/04-signals")
      try FileManager.default.createDirectory(at: exercise, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: exercise.appendingPathComponent("Sources"),
        withDestinationURL: course.root.appendingPathComponent("Solutions/04-signals"))
      let report = try RoomMarking(room: room, exercises: course.exercises(), course: course)
        .report()
      XCTAssertEqual(report.learners.map(\.learner), ["ada", "eve"])
      XCTAssertEqual(report.learners[0].marks["4.1"], .untouched)
      XCTAssertEqual(report.learners[1].marks["4.1"]?.state, .open)
    }
  }

  private func notices(_ files: [String]) throws -> (names: [String], notices: [String]) {
    var found: (names: [String], notices: [String]) = ([], [])
    try with(["ada"]) { course, room in
      for file in files { try TextFile.write("", to: room.appendingPathComponent(file)) }
      let all = try Learner.all(in: room, of: course)
      found = (all.learners.map(\.name), all.notices)
    }
    return found
  }

  func test_exercises_are_found_in_the_folder_that_an_archive_was_unpacked_to() throws {
    let file = "Sources/Exercise04/Task1Double.swift"
    let found = try notices([
      "bob/FRP-course/Exercises/04-signals/\(file)",
      "bob/__MACOSX/FRP-course/Exercises/04-signals/Sources/._a.swift",
      "cem/hand-in/04-signals/\(file)", "cem/notes/mine.swift",
    ])
    XCTAssertEqual(found.names, ["ada", "bob", "cem"])
    XCTAssertEqual(found.notices, [])
  }

  func test_what_was_handed_in_otherwise_says_where_it_is_and_what_to_do() throws {
    let file = "Sources/Exercise04/Task1Double.swift"
    let place = "Exercises/04-signals/\(file)"
    let cases = [
      (
        "dee/a/b/Exercises/04-signals/\(file)",
        "dee has its exercises deeper, in a/b, so it is left out. Move what that folder holds up."
      ),
      (
        "eve/Task1Double.swift",
        "eve holds Task1Double.swift and no folder of the course, so it is left out. Put it at \(place) there."
      ),
      (
        "fay/main.swift",
        "fay holds main.swift and no folder of the course, so it is left out. Put it where it was in Exercises/NN-name/Sources."
      ),
      (
        "Task1Double.swift",
        "Task1Double.swift is no folder, so it is left out. Make one for the learner, and put it at \(place)."
      ),
      ("gus/notes.txt", "gus holds nothing of the course, so it is left out."),
    ]
    for (path, notice) in cases { XCTAssertEqual(try notices([path]).notices, [notice]) }
    XCTAssertEqual(
      try notices(["hal/a/04-signals/\(file)", "hal/b/04-signals/\(file)"]).notices,
      ["hal holds the exercises 2 times, in a and b, so it is left out. Keep one of them."])
  }
}
