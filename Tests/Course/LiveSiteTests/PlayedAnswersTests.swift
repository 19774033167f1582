import CourseFixtures
import Files
import XCTest

@testable import LiveSite

/// Answers of real tasks are played in a browser: `.ci/in-browser open`.
final class PlayedAnswersTests: XCTestCase {
  private func sentence(_ work: () throws -> Void) -> String {
    do {
      try work()
      return "no error"
    } catch {
      return FileProblem.sentence(for: error)
    }
  }

  func test_a_task_without_a_scene_says_which_have_one() throws {
    let played = PlayedAnswers(of: try CourseFixture(isBegun: true).course)
    let said = sentence { _ = try played.build("4.1") }
    XCTAssertTrue(said.hasPrefix("task 4.1 has no scene. These have one: 7.5, "), said)
    XCTAssertNotEqual(sentence { _ = try played.build("4.9") }, "no error")
  }

  func test_what_this_server_has_not_built_is_to_be_built_first() throws {
    let played = PlayedAnswers(of: try CourseFixture(isBegun: true).course)
    XCTAssertEqual(
      sentence { _ = try played.play("scene\tavatars", on: "7.5") },
      "the book was started again since: press “Play my answer” once more.")
  }
}
