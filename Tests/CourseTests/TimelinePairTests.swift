import XCTest

@testable import course

final class TimelinePairTests: XCTestCase {
  private func lines(_ got: String, _ expected: String) -> [String]? {
    TimelinePair(got: got, expected: expected)?.lines
  }

  func test_two_drawings_share_an_axis_and_their_first_difference_is_marked() {
    XCTAssertEqual(
      lines("0s   4s\n--a1-|", "0s   4s\n--a1-#"),
      ["0s   4s", "--a1-#   expected", "--a1-|   got", "     ^"])
  }

  func test_the_longer_axis_serves_both() {
    XCTAssertEqual(
      lines("0s\n|", "0s   5s   10s\n-xa--wyn--z-|"),
      ["0s   5s   10s", "-xa--wyn--z-|   expected", "|               got", "^"])
    XCTAssertEqual(lines("0s   5s\n-----|", "0s\n|")?.first, "0s   5s")
  }

  func test_drawings_whose_columns_mean_other_times_stay_apart() {
    XCTAssertNil(lines("0s    4s\n--a11-|", "0s   4s\n--a1-#"))
  }

  func test_what_is_no_drawing_of_one_line_stays_as_it_is() {
    XCTAssertNil(lines("[1, 2]", "[1, 3]"))
    XCTAssertNil(lines("0s\n|\n|", "0s\n|"))
    XCTAssertNil(lines("of no axis\n--|", "of no axis\n-|"))
  }
}
