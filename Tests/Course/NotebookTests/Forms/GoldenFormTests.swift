import Site
import XCTest

@testable import Notebook
@testable import Pages

final class GoldenFormTests: XCTestCase {
  func test_the_text_form_matches_its_golden_file() throws {
    try assertGolden(AllFeaturesPage.run("--width", "60").text, "text-60.txt")
  }

  func test_the_plain_form_matches_its_golden_file() throws {
    try assertGolden(AllFeaturesPage.run("--plain").text, "plain.txt")
  }

  func test_the_HTML_form_matches_its_golden_file() throws {
    try assertGolden(AllFeaturesPage.run("--format", "record").html(), "page.html")
  }

  func test_a_record_is_read_as_it_was_written() throws {
    let run = try AllFeaturesPage.run("--measure", "--format", "record")
    XCTAssertEqual(run.exitCode, 0, "\(run.complaints)")
    let form = try XCTUnwrap(Format.record.form)
    let record = try PageRecord(lines: run.text)
    XCTAssertEqual(record.parts.map(form.text).joined(), run.text)
    XCTAssertThrowsError(try PageRecord(lines: "<html></html>"))
  }

  func test_measured_figures_are_shown_only_on_request() throws {
    try assertGolden(AllFeaturesPage.run("--measure", "--cell", "7").text, "measured.txt")
    let page = try AllFeaturesPage.run("--measure", "--cell", "7", "--format", "record").html()
    let cell = try XCTUnwrap(page.firstMatch(of: /(?s)<section class="cell".*?<\/section>\n/))
    try assertGolden(String(cell.output), "measured.html")
  }
}
