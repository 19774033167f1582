import XCTest

final class ClosestWordTests: XCTestCase {
  private let words = ["board", "check", "watch", "hint", "solution"]

  func test_a_letter_left_out_added_mistaken_or_swapped_finds_the_word() {
    for typed in ["chek", "checck", "chwck", "hceck"] {
      XCTAssertEqual(words.closest(to: typed), "check", typed)
    }
    XCTAssertEqual(words.closest(to: "solutoin"), "solution")
  }

  func test_a_word_that_resembles_none_finds_nothing() {
    for typed in ["frob", "x", "", "hit the road"] {
      XCTAssertNil(words.closest(to: typed), typed)
    }
  }

  func test_the_nearest_of_several_is_found() {
    XCTAssertEqual(["watch", "match"].closest(to: "mtach"), "match")
  }
}
