import XCTest

/// Hiding is the exception: a page shows the code that runs.
final class HiddenLinesTests: XCTestCase {
  func test_a_page_hides_at_most_thirty_lines() throws {
    for name in try PageProcess.chapters() {
      let page = PageProcess.root.appendingPathComponent("Chapters/\(name)/main.swift")
      let lines = hiddenLines(of: try String(contentsOf: page, encoding: .utf8))
      XCTAssertLessThanOrEqual(lines, 30, "\(name) hides too much.")
    }
  }

  private func hiddenLines(of page: String) -> Int {
    var isHidden = false
    var count = 0
    for line in page.split(separator: "\n").map({ $0.trimmingCharacters(in: .whitespaces) }) {
      switch line {
      case "// snippet.hide": isHidden = true
      case "// snippet.show": isHidden = false
      default: count += isHidden ? 1 : 0
      }
    }
    return count
  }
}
