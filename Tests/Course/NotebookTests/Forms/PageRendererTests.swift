import XCTest

@testable import Notebook
@testable import Pages

final class PageRendererTests: XCTestCase {
  func test_prose_fits_the_window() throws {
    for width in stride(from: 40, through: 120, by: 4) {
      let lines = try AllFeaturesPage.run("--width", "\(width)").text.split(separator: "\n")
      // Code and output don't wrap, so their lines may be longer.
      let prose = lines.filter { !$0.hasPrefix("    ") && !$0.hasPrefix("  │") }
      XCTAssertGreaterThan(prose.count, 30)
      for line in prose where !line.contains("://") {
        XCTAssertLessThanOrEqual(line.displayWidth, width, "\(line)")
      }
    }
  }

  func test_color_ends_on_its_line() throws {
    let text = try AllFeaturesPage.run(columns: 80, hasColor: true).text
    XCTAssertTrue(text.contains("\u{1B}[35mfor\u{1B}[0m name \u{1B}[35min\u{1B}[0m"))
    for line in text.split(separator: "\n") {
      let parts = line.components(separatedBy: "\u{1B}[").dropFirst()
      XCTAssertTrue(parts.last?.hasPrefix("0m") ?? true, "\(line)")
    }
  }

  func test_a_plain_page_has_no_color() throws {
    let run = try AllFeaturesPage.run("--plain", columns: 80, hasColor: true)
    XCTAssertFalse(run.text.contains("\u{1B}"))
  }

  func test_a_page_is_at_most_100_columns_wide() throws {
    func longest(_ columns: Int) throws -> Int {
      try AllFeaturesPage.run(columns: columns).text.split(separator: "\n")
        .filter { $0.hasPrefix("──") }.map(\.displayWidth).max() ?? 0
    }
    XCTAssertEqual(try longest(200), 100)
    XCTAssertEqual(try longest(70), 70)
  }
}
