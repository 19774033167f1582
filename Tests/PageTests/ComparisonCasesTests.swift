import Foundation
import XCTest

@testable import Page

/// The table of cases that `Comparison` and the script of a page both keep.
///
/// `UPDATE_GOLDEN=1 swift test --filter ComparisonCasesTests` writes the file anew. A browser is
/// given the same file by `.ci/book`.
final class ComparisonCasesTests: XCTestCase {
  private struct Case: Codable, Equatable {
    var predicted: [String]
    var printed: [String]
    var isOfOneLine = false
    var isRight = false
    var position: Int?
    var isWord = false
    var predictedThere: String?
    var printedThere: String?
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("ComparisonCases.json")

  private static let lines: [(predicted: [String], printed: [String])] = [
    (["  A   1 ", "B"], ["A 1", "", "B"]), (["aa"], ["AA"]),
    (["A 1 B C 2"], ["A", "1", "B", "C", "2"]),
    (["A, 1, B"], ["A", "1", "B"]), (["A B 1"], ["A", "1", "B"]),
    (["A1BC2"], ["A", "1", "B", "C", "2"]),
    (["AB1"], ["A", "1", "B"]), (["AB"], ["A", "B", "1"]), (["nothing"], ["A", "B"]),
    (["A1"], ["A 1"]),
    (["A", "B"], ["A", "C"]), (["A", "B"], ["A"]), (["A", "B"], ["A", "B", "C"]),
    (["B", "A"], ["A", "B"]),
    (["A", "A"], ["A", "B"]), (["A"], ["A", "A"]), (["nothing"], []), (["NOTHING"], []),
    (["Nothing"], ["nothing"]), (["[1, 2]"], ["[1, 2]"]), (["[1 2]"], ["[1, 2]"]),
    (["[1,2]"], ["[1, 2]"]),
    (["流 水"], ["流", "水"]), (["流水"], ["流", "水"]), (["e\u{301}"], ["\u{E9}"]), (["👩‍🚀👍"], ["👩‍🚀", "👍"]),
    (["a\u{A0}b"], ["a b"]), (["4"], ["4"]), (["four"], ["4"]), (["A", "", "B"], ["A", "B"]),
    ([""], []),
    (["É"], ["é"]), (["A B", "C"], ["A", "B", "C"]), (["A\tB"], ["A B"]), (["B A"], ["A", "B"]),
  ]

  private static let cases: [Case] = lines.flatMap { line in
    [false, true].map { isOfOneLine in
      var row = Case(
        predicted: line.predicted, printed: line.printed, isOfOneLine: isOfOneLine)
      let verdict = Comparison(
        predicted: row.predicted, printed: row.printed, isOfOneLine: row.isOfOneLine
      ).verdict
      row.isRight = verdict == .right
      if case .wrong(let difference) = verdict {
        row.position = difference.position
        row.isWord = difference.isWord
        row.predictedThere = difference.predicted
        row.printedThere = difference.printed
      }
      return row
    }
  }

  func test_the_file_of_cases_is_what_the_comparison_gives() throws {
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let rows = try Self.cases.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try Data("[\n\(rows.joined(separator: ",\n"))\n]\n".utf8).write(to: Self.file)
    }
    let kept = try JSONDecoder().decode([Case].self, from: Data(contentsOf: Self.file))
    XCTAssertEqual(kept, Self.cases)
    XCTAssertGreaterThan(kept.filter(\.isRight).count, 20)
    XCTAssertGreaterThan(kept.filter { !$0.isRight }.count, 20)
  }
}
