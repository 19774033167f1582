import CourseFixtures
import Pages
import XCTest

@testable import Exercises
@testable import Grading
@testable import course

final class BoardTests: FixtureTestCase {
  func test_a_new_course_shows_its_tasks_and_suggests_the_page() throws {
    XCTAssertEqual(
      try printed { Board.print(try BoardReport(of: fixture.course), on: $0) },
      """
      Functional reactive programming  0 of 2 tasks solved

        04-signals  ○ ○  Signals, one value after another

      ✓ solved  ✗ tests fail  ~ edited since the check  ○ not begun

      Next: read the page with `swift run 04-signals`, then look at the tasks:
      `swift run -q course check 4`

      """)
  }

  func test_the_board_shows_read_pages_and_predictions() throws {
    for (right, predictions, shown) in [(5, 6, "  read, 5 of 6 predicted"), (0, 0, "  read")] {
      PageNotes(of: "04-signals", in: fixture.root)
        .record(read: PageRead(right: right, of: predictions))
      let report = try BoardReport(of: fixture.course)
      let text = printed { Board.print(report, on: $0) }
      XCTAssertTrue(text.contains("Signals, one value after another\(shown)\n"), text)
      XCTAssertTrue(report.next.hasPrefix("edit "), "The board should not suggest the page again.")
    }
  }

  func test_titles_are_left_out_in_a_narrow_terminal() throws {
    let text = try printed(width: 40) { Board.print(try BoardReport(of: fixture.course), on: $0) }
    XCTAssertTrue(text.contains("\n  04-signals  ○ ○\n"), text)
  }

  func test_the_next_step_is_the_first_task_that_is_not_solved() throws {
    try solve(1)
    let report = try BoardReport(of: fixture.course)
    XCTAssertEqual(report.chapters[0].tasks, ["4.1": .solved, "4.2": .untouched])
    XCTAssertEqual(report.solved, 1)
    XCTAssertEqual(
      report.next,
      "edit Answers/04-signals/Sources/Exercise04/Task2Triple.swift, "
        + "then `swift run course check 4.2`")
    try solve(2)
    XCTAssertTrue(try BoardReport(of: fixture.course).next.hasPrefix("all tasks are solved"))
  }
}
