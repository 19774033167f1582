import Forms
import XCTest

@testable import Notebook
@testable import Page

/// The page of all features in every form, to the letter.
final class GoldenFormTests: XCTestCase {
  func test_text() throws {
    try assertGolden(AllFeaturesPage.run("--width", "60").text, "text-60.txt")
  }

  func test_plain_text() throws {
    try assertGolden(AllFeaturesPage.run("--plain").text, "plain.txt")
  }

  func test_html() throws {
    try assertGolden(html(of: AllFeaturesPage.run("--format", "html")), "page.html")
  }

  func test_every_form_is_made_of_the_record_that_was_written() throws {
    let lines = try AllFeaturesPage.run("--measure", "--format", "record").text
    for format in Format.allCases {
      let run = try AllFeaturesPage.run("--measure", "--format", format.rawValue)
      XCTAssertEqual(run.exitCode, 0, "\(format): \(run.complaints)")
      guard let form = format.form else { continue }
      XCTAssertEqual(form.text(of: try PageRecord(lines: lines)), run.text, format.rawValue)
    }
    XCTAssertThrowsError(try PageRecord(lines: "<html></html>"))
    XCTAssertThrowsError(try PageRecord(lines: ""))
  }

  func test_measured_figures_on_demand() throws {
    try assertGolden(AllFeaturesPage.run("--measure", "--cell", "7").text, "measured.txt")
    let page = try AllFeaturesPage.run("--measure", "--cell", "7", "--format", "html").text
    let cell = try XCTUnwrap(page.firstMatch(of: /(?s)<section class="cell".*?<\/section>\n/))
    try assertGolden(String(cell.output), "measured.html")
  }

  /// The page without its style sheet and its scripts, which are files of their own.
  private func html(of run: PageRun) -> String {
    run.text.replacing(/(?s)<(style|script)>.*?<\/\1>\n?/, with: "")
  }
}
