import CourseFixtures
import Files
import XCTest

@testable import Exercises
@testable import course

final class HintCommandTests: FixtureTestCase {
  private func hint(_ task: Int, startsOver: Bool = false) throws -> String {
    try printed {
      try HintCommand.show(
        fixture.task(task), in: fixture.exercise(), of: fixture.course, startsOver: startsOver,
        on: $0)
    }
  }

  func test_hints_are_shown_one_by_one_and_the_last_one_is_repeated() throws {
    XCTAssertEqual(
      try hint(1),
      """
      4.1 Double
      hint 1 of 3

      Hint 1 of Double.

      Next: try it, then `swift run course check 4.1`. 2 more:
      `swift run course hint 4.1`

      """)
    for number in [2, 3, 3] {
      XCTAssertTrue(try hint(1).contains("hint \(number) of 3\n\nHint \(number) of Double.\n"))
    }
    XCTAssertTrue(try hint(1).hasSuffix("`swift run course solution 4.1 --reveal`\n"))
    XCTAssertTrue(try hint(1, startsOver: true).contains("hint 1 of 3"))
    XCTAssertTrue(try hint(2).contains("Hint 1 of Triple."))
    let shown = HintsShown(of: fixture.course)
    XCTAssertEqual(try [1, 2].map { shown.count(of: try fixture.task($0)) }, [1, 1])
  }

  func test_a_hint_for_a_solved_task_says_that_it_is_solved() throws {
    try solve(1)
    let solved =
      "Next: 4.1 is solved: `swift run course solution 4.1` shows the solution beside yours."
    let hint = "`swift run course hint 4.1`"
    for more in ["2 more: \(hint)", "1 more: \(hint)", "That was the last hint"] {
      let text = try self.hint(1).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      XCTAssert(text.hasSuffix("\(solved) \(more)"), text)
    }
    XCTAssertFalse(try self.hint(2).contains("solved"))
  }

  func test_a_hint_that_cannot_be_counted_is_still_shown() throws {
    try FileManager.default.removeItem(at: fixture.course.state)
    try TextFile.write("in the way", to: fixture.course.state)
    let text = try hint(1)
    XCTAssertTrue(text.contains("Hint 1 of Double.\n\nthis hint couldn't be counted: "), text)
  }

  func test_a_recorded_number_out_of_range_is_corrected() throws {
    for (number, next) in [(Int.max, 3), (-7, 1)] {
      var shown = HintsShown(of: fixture.course)
      try shown.change(fixture.task(1)) { _ in number }
      XCTAssertTrue(try hint(1).contains("hint \(next) of 3"))
    }
  }

  func test_hints_taken_at_the_same_time_are_all_counted() throws {
    let both = try (1...4).flatMap { _ in
      try ["4.1", "4.2"].map { try RunningCourse(["hint", $0], in: fixture.root) }
    }
    for process in both { _ = process.allOutput() }
    let shown = HintsShown(of: fixture.course)
    XCTAssertEqual(try [1, 2].map { shown.count(of: try fixture.task($0)) }, [3, 3])
  }

  func test_a_hint_is_suggested_before_the_solution() throws {
    var shown = HintsShown(of: fixture.course)
    for (count, offer) in [
      (0, "`swift run course hint 4.1`, or"), (2, "`swift run course hint 4.1`, or"),
      (3, "`swift run course hint 4.1 --again` to see the hints again, or"),
    ] {
      try shown.change(fixture.task(1)) { _ in count }
      let text = try printed {
        try SolutionCommand.suggestHint(
          fixture.task(1), in: fixture.exercise(), of: fixture.course, on: $0)
      }
      XCTAssertEqual(
        text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
        "Your answer to 4.1 doesn't pass yet. Next: \(offer) "
          + "`swift run course solution 4.1 --reveal` to see the solution now")
    }
  }

  private let markdown = """
    # Hints

    ## Task 1: Count down

    ### Hint 1

    Look at `interval`.

    ### Hint 2

    Two paragraphs.

    - and a list
    ## Task 2

    This text precedes the first hint.
    ### Hint 1
    Short.
    """

  func test_hints_are_found_under_their_task_in_order() {
    let hints = Hints(markdown)
    XCTAssertEqual(
      hints.hints(for: 1), ["Look at `interval`.", "Two paragraphs.\n\n- and a list"])
    XCTAssertEqual(hints.hints(for: 2), ["Short."])
    XCTAssertEqual(hints.hints(for: 3), [])
    XCTAssertEqual([1, 2].map(hints.title), ["Count down", nil])
  }
}
