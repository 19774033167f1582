import XCTest

final class PredictionTests: XCTestCase {
  func test_answers_and_explanations_are_hidden_before_a_prediction() throws {
    var questions = 0
    for (chapter, page) in try PageRuns.htmls.get() {
      let cells = /(?s)<section class="cell".*?<\/section>\n(?:<\/details>\n)?(.{0,60})/
      for cell in page.matches(of: cells) {
        guard cell.0.contains("<form class=\"question\"") else { continue }
        questions += 1
        let shown = cell.0.replacing(/(?s)<details class="folded">.*?<\/details>/, with: "")
        XCTAssertFalse(shown.contains("class=\"output\""), "\(chapter): \(shown)")
        XCTAssertFalse(shown.contains("<figure"), "\(chapter): \(shown)")
        // Prose right after the cell would reveal the answer.
        let next = cell.1
        let isApart = [
          "<details class=\"explanation\">", "<details class=\"section\">", "<h",
          "<section class=\"cell", "<pre class=\"code\"",
        ].contains { next.hasPrefix($0) }
        XCTAssertTrue(
          isApart || next.isEmpty, "\(chapter): Prose should not be right after the cell: \(next)")
      }
    }
    XCTAssertGreaterThan(questions, 0)
  }

  func test_the_HTML_of_each_page_is_smaller_than_200_KB() throws {
    for (chapter, page) in try PageRuns.htmls.get() {
      XCTAssertLessThan(page.utf8.count, 200_000, chapter)
    }
  }
}
