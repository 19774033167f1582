import XCTest

@testable import Notebook
@testable import Page

final class MarkdownPageTests: XCTestCase {
  private func text(_ page: String, printing: [String: String] = [:]) -> String {
    PageRun(page, ["--format", "markdown"], printing: printing).text
  }

  func test_prose_stays_as_it_is_written() {
    let prose = "# A *title*\n\n- one\n  - two\n\n| a | b |\n|---|--:|\n| 1 | 2 |"
    XCTAssertTrue(text("/*:\n\(prose)\n*/").hasSuffix("-->\n\n\(prose)\n\n"))
  }

  func test_a_fence_is_longer_than_any_inside() {
    let page = text("cell(\"One\") {\n  //> ````\n}", printing: ["One": "````\n"])
    XCTAssertTrue(page.contains("`````text\n````\n`````\n"), page)
  }

  func test_a_title_is_no_markup() {
    XCTAssertTrue(text("cell(\"a*b_c <d>\") { }").contains("· a\\*b\\_c \\<d\\>**"))
  }

  func test_figures_are_left_out_also_where_a_terminal_is() {
    let run = PageRun(
      "cell(\"One\") { }", ["--format", "markdown"], measured: ["One": "3 ms"], columns: 80)
    XCTAssertFalse(run.text.contains("3 ms"))
  }

  func test_a_reader_is_never_asked() {
    let page = "cell(\"One\") { }\ncell(\"Two\") { }"
    let run = PageRun(page, ["--format", "markdown"], answers: ["q"])
    XCTAssertFalse(run.text.contains("Return"))
    XCTAssertTrue(run.text.contains("Cell 2 of 2"))
    XCTAssertEqual(run.exitCode, 0)
  }
}
