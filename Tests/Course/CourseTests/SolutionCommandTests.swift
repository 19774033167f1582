import CourseFixtures
import Exercises
import XCTest

@testable import course

final class SolutionCommandTests: FixtureTestCase {
  func test_a_hint_is_suggested_before_the_solution() throws {
    var shown = HintsShown(of: fixture.course)
    for (count, offer) in [
      (0, "`swift run course hint 4.1`, or"), (2, "`swift run course hint 4.1`, or"),
      (3, "all hints are shown (`swift run course hint 4.1 --again` starts from the first);"),
    ] {
      try shown.change(fixture.task(1)) { _ in count }
      let text = try said {
        try SolutionCommand.suggestHint(
          fixture.task(1), in: fixture.exercise(), of: fixture.course, on: $0)
      }
      XCTAssertEqual(
        text.split(whereSeparator: \.isWhitespace).joined(separator: " "),
        "Your answer to 4.1 doesn't pass yet. Next: \(offer) "
          + "`swift run course solution 4.1 --reveal` to see the solution now")
    }
  }
}
