import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import Judging

final class AnswerWatchTests: XCTestCase {
  func test_every_change_of_a_file_is_seen_and_nothing_else_is_read_again() throws {
    let fixture = try CourseFixture()
    let exercise = try fixture.exercise()
    let watch = AnswerWatch(of: exercise)
    let folder = exercise.folder.appendingPathComponent(exercise.sources)
    func isSeen(_ change: () throws -> Void) rethrows -> Bool {
      let before = watch.snapshot()
      try change()
      return watch.snapshot() != before
    }
    XCTAssertFalse(isSeen {})
    XCTAssertTrue(try isSeen { try fixture.answer(1, "let a = 1\n") }, "An edit")
    let new = folder.appendingPathComponent("Deep/New.swift")
    XCTAssertTrue(try isSeen { try TextFile.write("let b = 1\n", to: new) }, "A new folder")
    let next = folder.appendingPathComponent("Deep/Next.swift")
    XCTAssertTrue(try isSeen { try TextFile.write("let c = 1\n", to: next) }, "A file in it")
    XCTAssertTrue(try isSeen { try FileManager.default.removeItem(at: new) }, "A file that went")
    let test = exercise.folder.appendingPathComponent(
      "Tests/Exercise04Tests/Task1DoubleTests.swift")
    XCTAssertTrue(try isSeen { try TextFile.write("", to: test) }, "A changed test")
  }
}
