import Foundation
import XCTest

/// What a newcomer has to read, to follow one chain to its end, stays short.
final class ReadingListTests: XCTestCase {
  func test_the_list_in_CONTRIBUTING_has_at_most_nine_files_and_600_lines() throws {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let start = try XCTUnwrap(text.range(of: "## The library in ten minutes"))
    let section = text[start.upperBound...].components(separatedBy: "\n## ")[0]
    let entries = section.split(separator: "\n").filter { $0.first?.isNumber == true }
    let paths = try entries.map { entry in
      try XCTUnwrap(entry.split(separator: "`").dropFirst().first.map(String.init))
    }
    let lines = try paths.map { path in
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        .components(separatedBy: "\n").count - 1
    }
    XCTAssertGreaterThan(paths.count, 5)
    XCTAssertLessThanOrEqual(paths.count, 9)
    XCTAssertLessThanOrEqual(lines.reduce(0, +), 600)
    for entry in entries { XCTAssertTrue(entry.contains(": ") && entry.hasSuffix("."), "\(entry)") }
  }
}
