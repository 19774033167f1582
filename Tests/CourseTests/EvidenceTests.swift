import XCTest

@testable import Judging

final class EvidenceTests: XCTestCase {
  private func lines(_ text: String) -> [Evidence.Line] { Evidence(text, token: "key").lines }

  func test_only_lines_with_the_token_of_the_process_count() {
    XCTAssertEqual(
      lines(
        "key started T.one\nguess passed T.one\npassed T.one\nkey ended T.one\nkey finished \n"),
      [
        Evidence.Line(kind: .started, test: "T.one"), Evidence.Line(kind: .ended, test: "T.one"),
        Evidence.Line(kind: .finished, test: ""),
      ])
  }

  func test_a_message_keeps_its_lines_tabs_and_backslashes() throws {
    let finding = Evidence.Finding(file: "/a/T.swift", line: 7, message: "one\ntwo\tthree\\n\r")
    let json = String(decoding: try JSONEncoder().encode(finding), as: UTF8.self)
    XCTAssertEqual(
      lines("key failed T.one\t\(json)\n"),
      [Evidence.Line(kind: .failed, test: "T.one", finding: finding)])
  }

  func test_an_unfinished_or_unknown_line_counts_for_nothing() {
    XCTAssertEqual(
      lines("key\nkey passed T.one\tmore\nkey failed T.one\nkey forgot T.one\nkey star"), [])
  }

  func test_the_token_is_drawn_anew_for_each_process() {
    XCTAssertNotEqual(Evidence.token(), Evidence.token())
  }
}
