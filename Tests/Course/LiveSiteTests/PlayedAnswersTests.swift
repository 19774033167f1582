import CourseFixtures
import Files
import XCTest

@testable import LiveSite

final class PlayedAnswersTests: XCTestCase {
  private func sentence(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "no error"
    } catch {
      return FileProblem.sentence(for: error)
    }
  }

  func test_a_task_without_a_scene_is_refused_with_a_list_of_those_that_have_one() throws {
    let played = PlayedAnswers(of: try CourseFixture(isBegun: true).course)
    let said = sentence { _ = try played.build("4.1") }
    XCTAssertTrue(said.hasPrefix("task 4.1 has no scene. These have one: 7.5, "), said)
    XCTAssertNotEqual(sentence { _ = try played.build("4.9") }, "no error")
  }

  func test_an_answer_must_be_built_before_it_is_played() throws {
    let played = PlayedAnswers(of: try CourseFixture(isBegun: true).course)
    XCTAssertEqual(
      sentence { _ = try played.play("scene\tavatars", on: "7.5") },
      "the server was restarted. Press “Play my answer” again.")
  }
}
