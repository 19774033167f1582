import PlainText
import XCTest

@testable import Notebook
@testable import Pages

/// A page as readers with different windows see it; `GoldenFormTests` has it to the letter.
final class PageRendererTests: XCTestCase {
  func test_no_line_of_prose_passes_the_edge() throws {
    for width in stride(from: 40, through: 120, by: 4) {
      let lines = try AllFeaturesPage.run("--width", "\(width)").text.split(separator: "\n")
      // Code, and what a cell prints, stay as they are.
      let prose = lines.filter { !$0.hasPrefix("    ") && !$0.hasPrefix("  │") }
      XCTAssertGreaterThan(prose.count, 30)
      for line in prose where !line.contains("://") {
        XCTAssertLessThanOrEqual(line.displayWidth, width, "\(line)")
      }
    }
  }

  func test_color_changes_no_layout_of_code_and_ends_on_its_line() throws {
    let text = try AllFeaturesPage.run(columns: 80, hasColor: true).text
    XCTAssertTrue(text.contains("\u{1B}[35mfor\u{1B}[0m name \u{1B}[35min\u{1B}[0m"))
    for line in text.split(separator: "\n") {
      let parts = line.components(separatedBy: "\u{1B}[").dropFirst()
      XCTAssertTrue(parts.last?.hasPrefix("0m") ?? true, "\(line)")
    }
  }

  func test_color_is_left_out_if_the_reader_wants_a_plain_page() throws {
    let run = try AllFeaturesPage.run("--plain", columns: 80, hasColor: true)
    XCTAssertFalse(run.text.contains("\u{1B}"))
  }

  func test_a_wide_window_is_read_at_100_columns_and_a_narrow_one_at_its_own() throws {
    func longest(_ columns: Int) throws -> Int {
      try AllFeaturesPage.run(columns: columns).text.split(separator: "\n")
        .filter { $0.hasPrefix("──") }.map(\.displayWidth).max() ?? 0
    }
    XCTAssertEqual(try longest(200), 100)
    XCTAssertEqual(try longest(70), 70)
  }
}
