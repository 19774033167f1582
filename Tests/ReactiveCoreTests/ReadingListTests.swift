import Foundation
import XCTest

/// What a newcomer has to read, to follow one chain to its end, stays short.
final class ReadingListTests: XCTestCase {
  /// The list in CONTRIBUTING: what it says of each file, and the file's lines.
  private func list() throws -> [(entry: String, lines: [String])] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let start = try XCTUnwrap(text.range(of: "## The library in ten minutes"))
    let section = text[start.upperBound...].components(separatedBy: "\n## ")[0]
    let entries = section.split(separator: "\n").filter { $0.first?.isNumber == true }
    return try entries.map { entry in
      let path = try XCTUnwrap(entry.split(separator: "`").dropFirst().first.map(String.init))
      let file = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return (String(entry), file.components(separatedBy: "\n").dropLast())
    }
  }

  func test_the_list_in_CONTRIBUTING_has_at_most_nine_files_and_600_lines() throws {
    let list = try list()
    XCTAssertGreaterThan(list.count, 5)
    XCTAssertLessThanOrEqual(list.count, 9)
    XCTAssertLessThanOrEqual(list.map(\.lines.count).reduce(0, +), 600)
    for (entry, _) in list { XCTAssertTrue(entry.contains(": ") && entry.hasSuffix("."), entry) }
  }

  func test_what_a_file_has_for_long_chains_stands_below_its_idea() throws {
    for (entry, lines) in try list() {
      let idea = lines.prefix { !$0.hasSuffix("you can read that later") }
      let early = idea.filter {
        $0.contains("Nesting.") || $0.contains("eleaseLoop") || $0.contains("pending")
      }
      XCTAssertEqual(early, [], entry)
    }
  }
}
