import XCTest

@testable import Page

final class ComparisonTests: XCTestCase {
  private func verdict(
    _ predicted: [String], _ printed: [String], inAnyOrder: Bool = false, caseMatters: Bool = false
  ) -> PredictionVerdict {
    Comparison(
      predicted: predicted, printed: printed, inAnyOrder: inAnyOrder, caseMatters: caseMatters
    ).verdict
  }

  private func wrong(
    _ position: Int?, _ predicted: String?, _ printed: String?, isWord: Bool = false
  ) -> PredictionVerdict {
    .wrong(
      FirstDifference(
        position: position, isWord: isWord, predicted: predicted, printed: printed))
  }

  func test_spaces_and_empty_lines_do_not_matter() {
    XCTAssertEqual(verdict(["  A   1 ", "B"], ["A 1", "", "B"]), .right)
  }

  func test_case_matters_only_if_asked() {
    XCTAssertEqual(verdict(["aa"], ["AA"]), .right)
    XCTAssertEqual(verdict(["aa"], ["AA"], caseMatters: true), wrong(1, "aa", "AA"))
  }

  func test_all_lines_may_be_written_into_one() {
    XCTAssertEqual(verdict(["A 1 B C 2"], ["A", "1", "B", "C", "2"]), .right)
    XCTAssertEqual(verdict(["A, 1, B"], ["A", "1", "B"]), .right)
    XCTAssertEqual(
      verdict(["A B 1"], ["A", "1", "B"]), wrong(2, "B", "1", isWord: true))
  }

  func test_lines_of_one_letter_may_be_written_as_one_word() {
    XCTAssertEqual(verdict(["A1BC2"], ["A", "1", "B", "C", "2"]), .right)
    XCTAssertEqual(verdict(["AB1"], ["A", "1", "B"]), wrong(2, "B", "1", isWord: true))
    XCTAssertEqual(verdict(["AB"], ["A", "B", "1"]), wrong(3, nil, "1", isWord: true))
    XCTAssertEqual(verdict(["nothing"], ["A", "B"]), wrong(1, "nothing", "A"))
  }

  func test_letters_that_stand_together_are_not_two_words() {
    XCTAssertEqual(verdict(["A1"], ["A 1"]), wrong(1, "A1", "A 1"))
  }

  func test_the_first_difference_is_shown_also_where_one_side_has_ended() {
    XCTAssertEqual(verdict(["A", "B"], ["A", "C"]), wrong(2, "B", "C"))
    XCTAssertEqual(verdict(["A", "B"], ["A"]), wrong(2, "B", nil))
    XCTAssertEqual(verdict(["A", "B"], ["A", "B", "C"]), wrong(3, nil, "C"))
  }

  func test_order_matters_unless_the_author_says_so() {
    XCTAssertEqual(verdict(["B", "A"], ["A", "B"]), wrong(1, "B", "A"))
    XCTAssertEqual(verdict(["B", "A"], ["A", "B"], inAnyOrder: true), .right)
  }

  func test_in_any_order_each_line_counts_once() {
    XCTAssertEqual(
      verdict(["A", "A"], ["A", "B"], inAnyOrder: true), wrong(nil, "A", "B"))
    XCTAssertEqual(
      verdict(["A"], ["A", "A"], inAnyOrder: true), wrong(nil, nil, "A", isWord: true))
  }

  func test_nothing_can_be_predicted() {
    XCTAssertEqual(verdict(["nothing"], []), .right)
    XCTAssertEqual(verdict(["nothing"], ["A"]), wrong(1, "nothing", "A"))
  }
}
