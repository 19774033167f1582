import XCTest

final class ClosestWordTests: XCTestCase {
  private let words = ["board", "check", "watch", "hint", "solution"]

  func test_a_missing_extra_wrong_or_swapped_letter_is_tolerated() {
    for typed in ["chek", "checck", "chwck", "hceck"] {
      XCTAssertEqual(words.closest(to: typed), "check", typed)
    }
    XCTAssertEqual(words.closest(to: "solutoin"), "solution")
  }

  func test_an_unrelated_word_matches_nothing() {
    for typed in ["frob", "x", "", "hit the road"] {
      XCTAssertNil(words.closest(to: typed), typed)
    }
  }

  func test_the_closest_of_several_words_is_found() {
    XCTAssertEqual(["watch", "match"].closest(to: "mtach"), "match")
  }
}
