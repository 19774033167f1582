import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Room

final class LearnerTests: XCTestCase {
  /// A course, and a room beside it where these have handed in the stubs.
  private func with(_ names: [String], _ test: (Course, URL) throws -> Void) throws {
    let fixture = try CourseFixture()
    defer { fixture.remove() }
    let room = fixture.root.appendingPathComponent("room")
    for name in names {
      for file in try fixture.exercise().originals.files {
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
}
