import XCTest

@testable import Grading

final class FailureTextTests: XCTestCase {
  func test_a_failure_is_reduced_to_its_sentence_and_values() {
    for (failure, sentence, got, expected) in [
      (
        "XCTAssertEqual failed: (\"4\") is not equal to (\"5\") - Two twos are four.",
        "Two twos are four.", "4", "5"
      ),
      // `Optional` and module names are removed from values.
      (
        "XCTAssertEqual failed: (\"nil\") is not equal to "
          + "(\"Optional(Exercise09.Temperature.hot)\") - Hot.", "Hot.", "nil", "Temperature.hot"
      ),
      // Diagrams keep their lines and quotes.
      (
        "XCTAssertEqual failed: (\"\n--a--|\n a = \"x\"\") is not equal to (\"\n--b--|\n\") - Wait.",
        "Wait.", "--a--|\n a = \"x\"", "--b--|"
      ),
      (
        "XCTAssertEqual failed: (\"yyy … zzz\") - Two twos are four.",
        "Two twos are four. (The values are too long to show.)", nil, nil
      ),
      ("XCTAssertTrue failed - It is on.", "It is on.", nil, nil),
      ("failed - Never.", "Never.", nil, nil),
      ("XCTAssertNil failed: \"3\"", "XCTAssertNil failed: \"3\"", nil, nil),
      ("threw error \"Boom()\"", "threw error \"Boom()\"", nil, nil),
    ] as [(String, String, String?, String?)] {
      let text = FailureText(failure)
      XCTAssertEqual([text.sentence, text.got, text.expected], [sentence, got, expected], failure)
    }
  }

  func test_every_outcome_has_a_sentence() {
    let outcomes: [TestOutcome] = [
      .skipped, .crashed("Index out of range"), .ranOutOfMemory, .hung, .leftEarly(0), .notRun,
    ]
    let sentences = outcomes.map { FailureText($0).sentence }
    XCTAssertEqual(Set(sentences).count, outcomes.count)
    for sentence in sentences { XCTAssertEqual(sentence.last, ".", sentence) }
  }
}
