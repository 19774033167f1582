import PlainText
import XCTest

@testable import Pages

final class LineDifferenceTests: XCTestCase {
  private func expected(_ lines: [String]) -> [ExpectedLine] {
    zip(lines, 10...).map { ExpectedLine(text: $0, line: $1) }
  }

  private func difference(_ page: [String], _ run: [String]) -> LineDifference {
    LineDifference(expected: expected(page), printed: run)
  }

  func test_a_challenge_is_met_when_all_its_lines_are_printed() throws {
    let challenge = try PageParser.parse(
      "cell(\"A\") {}\nchallenge(\"B\", from: \"A\", \"C.\")\n//> 1\n//> 2\n",
      path: "main.swift"
    ).challenges[0]
    XCTAssertTrue(challenge.difference(from: ["1", "2"]).isEmpty)
    XCTAssertFalse(challenge.difference(from: ["1"]).isEmpty)
    XCTAssertFalse(challenge.difference(from: ["2", "1"]).isEmpty)
  }

  func test_the_first_difference_has_a_line() {
    XCTAssertEqual(difference(["A", "B"], ["A", "x"]).firstDifferentLine, 11)
    XCTAssertEqual(difference(["A", "B"], ["A", "B", "C"]).firstDifferentLine, 11)
    XCTAssertNil(difference([], ["A"]).firstDifferentLine)
  }

  func test_a_difference_contains_both_sides_in_order() {
    let words = ["A", "B", "C"]
    for page in sequences(of: words, upTo: 4) {
      for run in sequences(of: words, upTo: 4) {
        let lines = difference(page, run).lines
        XCTAssertEqual(lines.compactMap(\.onPage), page)
        XCTAssertEqual(lines.compactMap(\.inRun), run)
      }
    }
  }

  private func sequences(of words: [String], upTo count: Int) -> [[String]] {
    guard count > 0 else { return [[]] }
    let shorter = sequences(of: words, upTo: count - 1)
    return [[]] + shorter.flatMap { rest in words.map { [$0] + rest } }
  }
}

extension LineDifference.ComparedLine {
  fileprivate var onPage: String? {
    switch self {
    case .same(let line), .missing(let line): line.text
    case .unexpected: nil
    }
  }

  fileprivate var inRun: String? {
    switch self {
    case .same(let line): line.text
    case .unexpected(let text): text
    case .missing: nil
    }
  }
}
