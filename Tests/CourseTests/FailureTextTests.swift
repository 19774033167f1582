import XCTest

@testable import Judging

final class FailureTextTests: XCTestCase {
  func test_an_equality_becomes_sentence_got_and_expected() {
    let text = FailureText(
      "XCTAssertEqual failed: (\"4\") is not equal to (\"5\") - Two twos are four.")
    XCTAssertEqual(text.sentence, "Two twos are four.")
    XCTAssertEqual(text.got, "4")
    XCTAssertEqual(text.expected, "5")
  }

  func test_a_value_is_shown_as_its_author_writes_it() {
    let text = FailureText(
      "XCTAssertEqual failed: (\"nil\") is not equal to (\"Optional(Exercise09.Temperature.hot)\") - Hot."
    )
    XCTAssertEqual(text.got, "nil")
    XCTAssertEqual(text.expected, "Temperature.hot")
  }

  func test_diagrams_keep_their_lines_and_quotes() {
    let text = FailureText(
      "XCTAssertEqual failed: (\"\n--a--|\n a = \"x\"\") is not equal to (\"\n--b--|\n\") - Wait.")
    XCTAssertEqual(text.got, "--a--|\n a = \"x\"")
    XCTAssertEqual(text.expected, "--b--|")
  }

  func test_of_values_too_long_to_compare_the_sentence_is_left() {
    let text = FailureText("XCTAssertEqual failed: (\"yyy … zzz\") - Two twos are four.")
    XCTAssertEqual(
      text.sentence, "Two twos are four. (The values are too long to be shown.)")
    XCTAssertNil(text.got)
  }

  func test_other_assertions_keep_only_their_sentence() {
    XCTAssertEqual(FailureText("XCTAssertTrue failed - It is on.").sentence, "It is on.")
    XCTAssertEqual(FailureText("failed - Never.").sentence, "Never.")
    XCTAssertEqual(FailureText("XCTAssertNil failed: \"3\"").sentence, "XCTAssertNil failed: \"3\"")
    XCTAssertEqual(FailureText("threw error \"Boom()\"").sentence, "threw error \"Boom()\"")
  }

  func test_every_other_outcome_has_a_sentence_that_ends() {
    let outcomes: [TestOutcome] = [
      .skipped, .crashed("Index out of range"), .ranOutOfMemory, .hung, .leftEarly(0), .notRun,
    ]
    let sentences = outcomes.map { FailureText($0).sentence }
    XCTAssertEqual(Set(sentences).count, outcomes.count)
    for sentence in sentences { XCTAssertEqual(sentence.last, ".", sentence) }
  }
}
