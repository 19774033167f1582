import CourseFixtures
import Foundation
import XCTest

@testable import CourseModel
@testable import course

final class HintCommandTests: XCTestCase {
  private var fixture: CourseFixture!

  override func setUpWithError() throws { fixture = try CourseFixture() }

  func test_hints_come_one_by_one_and_the_last_one_stays() throws {
    let reports = try (1...4).map { _ in
      try HintCommand.report(
        on: fixture.task(1), in: fixture.exercise(), course: fixture.course, startsOver: false)
    }
    XCTAssertEqual(reports.map(\.number), [1, 2, 3, 3])
    XCTAssertEqual(reports.map(\.left), [2, 1, 0, 0])
    XCTAssertEqual(reports[1].hint, "Hint 2 of Double.")
    XCTAssertTrue(reports[3].next.contains("course solution 4.1 --reveal"), reports[3].next)
    let again = try HintCommand.report(
      on: fixture.task(1), in: fixture.exercise(), course: fixture.course, startsOver: true)
    XCTAssertEqual(again.number, 1)
    let other = try HintCommand.report(
      on: fixture.task(2), in: fixture.exercise(), course: fixture.course, startsOver: false)
    XCTAssertEqual(other.hint, "Hint 1 of Triple.")
    let shown = HintsShown(of: fixture.course)
    XCTAssertEqual(try [1, 2].map { shown.count(of: try fixture.task($0)) }, [1, 1])
  }

  func test_where_a_hint_cannot_be_counted_it_is_shown_and_the_reason_said() throws {
    try TextFile.write("in the way", to: fixture.course.state)
    let report = try HintCommand.report(
      on: fixture.task(1), in: fixture.exercise(), course: fixture.course, startsOver: false)
    XCTAssertEqual(report.hint, "Hint 1 of Double.")
    XCTAssertTrue(report.problem?.hasPrefix("this hint is not counted: ") ?? false)
  }

  func test_a_number_that_no_hint_has_is_not_believed() throws {
    let file = fixture.course.state.appendingPathComponent("hints.json")
    try TextFile.write("{\"4.1\": \(Int.max)}", to: file)
    let report = try HintCommand.report(
      on: fixture.task(1), in: fixture.exercise(), course: fixture.course, startsOver: false)
    XCTAssertEqual(report.number, 1)
  }

  func test_no_hint_is_lost_where_many_are_taken_at_once() throws {
    let both = try (1...8).flatMap { _ in
      try ["4.1", "4.2"].map { try RunningCourse(["hint", $0], in: fixture.root) }
    }
    for process in both { _ = process.said() }
    let shown = HintsShown(of: fixture.course)
    XCTAssertEqual(try [1, 2].map { shown.count(of: try fixture.task($0)) }, [3, 3])
  }
}
