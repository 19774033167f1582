import XCTest

@testable import CourseModel

final class EvidenceTests: XCTestCase {
  private let tokens = EvidenceTokens(tests: ["T.one", "T.two"], turned: ["T.two"]) {
    "\($0.kind.rawValue)-\($0.test)"
  }

  func test_only_lines_with_a_word_of_the_process_count() {
    let text = """
      started-T.one
      guess\tpassed\tT.one
      passed\tT.one
      ended-T.one
      finished-

      """
    XCTAssertEqual(
      Evidence(text, tokens: tokens).events, [.started("T.one"), .ended("T.one"), .finished])
  }

  func test_a_test_that_is_turned_around_cannot_be_said_to_have_passed() {
    let text = "passed-T.one\nturned-T.one\npassed-T.two\nturned-T.two\n"
    XCTAssertEqual(Evidence(text, tokens: tokens).events, [.passed("T.one"), .held("T.two")])
  }

  func test_a_message_keeps_its_lines_tabs_and_backslashes() {
    let text = "failed-T.one\tfailed\t/a/T.swift\t7\tone\\ntwo\\tthree\\\\n\n"
    XCTAssertEqual(
      Evidence(text, tokens: tokens).events,
      [.failed("T.one", .init(file: "/a/T.swift", line: 7, message: "one\ntwo\tthree\\n"))])
  }

  func test_a_carriage_return_before_the_end_of_a_line_swallows_no_line() {
    XCTAssertEqual(
      Evidence("failed-T.one\tthrew\t\t7\tone\r\nended-T.one\n", tokens: tokens).events,
      [
        .failed("T.one", .init(isThrownError: true, file: "", line: 7, message: "one\r")),
        .ended("T.one"),
      ])
  }

  func test_an_unfinished_or_unknown_line_counts_for_nothing() {
    XCTAssertEqual(
      Evidence("passed-\npassed-T.one\tmore\nfailed-T.one\nstart", tokens: tokens).events, [])
  }

  func test_the_words_are_drawn_anew_for_each_process() {
    let others = EvidenceTokens(tests: ["T.one", "T.two"], turned: [])
    let again = EvidenceTokens(tests: ["T.one", "T.two"], turned: [])
    XCTAssertEqual(others.meanings.count, 11)
    XCTAssertTrue(Set(others.meanings.keys).isDisjoint(with: again.meanings.keys))
    XCTAssertEqual(others.signsOfLife.count, 3)
  }
}
