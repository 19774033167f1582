import XCTest

@testable import Grading

final class WatcherReportTests: XCTestCase {
  private func events(_ text: String) -> [WatcherReport.Event] {
    WatcherReport(text, token: "key").events
  }

  func test_lines_without_the_token_are_ignored() {
    XCTAssertEqual(
      events(
        "key started T.one\nguess passed T.one\npassed T.one\nkey ended T.one\nkey finished \n"),
      [
        WatcherReport.Event(kind: .started, test: "T.one"),
        WatcherReport.Event(kind: .ended, test: "T.one"),
        WatcherReport.Event(kind: .finished, test: ""),
      ])
  }

  func test_a_message_keeps_its_lines_tabs_and_backslashes() throws {
    let failure = TestFailure(file: "/a/T.swift", line: 7, message: "one\ntwo\tthree\\n\r")
    let json = String(decoding: try JSONEncoder().encode(failure), as: UTF8.self)
    XCTAssertEqual(
      events("key failed T.one\t\(json)\n"),
      [WatcherReport.Event(kind: .failed, test: "T.one", failure: failure)])
  }

  func test_incomplete_and_unknown_lines_are_ignored() {
    XCTAssertEqual(
      events("key\nkey passed T.one\tmore\nkey failed T.one\nkey forgot T.one\nkey star"), [])
  }
}
