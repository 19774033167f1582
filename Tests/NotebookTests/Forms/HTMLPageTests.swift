import Foundation
import XCTest

@testable import Notebook
@testable import Page

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class HTMLPageTests: XCTestCase {
  private func page() throws -> String { try AllFeaturesPage.run("--format", "html").text }

  func test_every_tag_is_closed() throws {
    // As HTML it leaves four tags open by right; closed, the page is XML as well.
    let xml = try page().replacing("<!DOCTYPE html>\n", with: "")
      .replacing(/<(?:meta|link|hr|br)\b[^>]*/) { "\($0.output)/" }
      .replacing(/(?s)<script>.*?<\/script>/, with: "")
    let parser = XMLParser(data: Data(xml.utf8))
    XCTAssertTrue(
      parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  func test_needs_no_other_file() throws {
    let page = try page()
    for mark in ["src=", "@import", "url("] { XCTAssertFalse(page.contains(mark), mark) }
    for link in page.matches(of: /<link [^>]*href="([^"]*)"/) {
      XCTAssertTrue(link.1.hasPrefix("data:"), String(link.1))
    }
  }

  func test_one_cell_alone_has_no_link_to_the_others() throws {
    let page = try AllFeaturesPage.run("--format", "html", "--cell", "2").text
    XCTAssertEqual(page.matches(of: /href="#cell_/).count, 1)
    XCTAssertTrue(page.contains("<title>06 · One of everything &amp; more</title>"))
  }

  func test_what_moves_sideways_is_reached_by_key_and_has_a_name() throws {
    let boxes = try page().matches(of: /<(?:pre class="(?:code|output)"|[a-z]+ class="wide")[^>]*>/)
    XCTAssertGreaterThan(boxes.count, 10)
    for box in boxes {
      XCTAssertTrue(box.output.contains("tabindex=\"0\""), "\(box.output)")
      XCTAssertTrue(box.output.contains("aria-label="), "\(box.output)")
    }
  }

  func test_what_explains_an_answer_is_folded_up_to_the_next_heading() {
    let page = """
      /*:
       # Title
       */
      cell("One") { print("A") }
      //> A
      /*:
       It is an A.

       ```text
       # not a heading
       ```

       ## Next

       Plain text.
       */
      cell("Two") { print("B") }
      //> B
      //: It is a B.
      """
    let html = PageRun(
      page, ["--format", "html"], printing: ["One": "A\n", "Two": "B\n"],
      questions: ["One": .choice("What?", ["A", "B"], because: ["No."])]
    ).text
    let folded = html.matches(of: /(?s)<details class="explanation">.*?<\/details>/)
    XCTAssertEqual(folded.count, 1)
    XCTAssertTrue(folded[0].output.contains("It is an A."))
    XCTAssertTrue(folded[0].output.contains("# not a heading"))
    XCTAssertFalse(folded[0].output.contains("Plain text."))
    XCTAssertTrue(html.contains("</section>\n<p>It is a B.</p>"))
  }

  func test_no_header_is_empty() {
    let run = PageRun(
      "cell(\"One\") { }", ["--format", "html"],
      doing: ["One": { $0.write(.table(Table(["", "here"], [["a", "b"]]))) }])
    XCTAssertTrue(run.text.contains("<td></td><th scope=\"col\">here</th>"))
  }

  func test_a_cell_that_differs_says_so() {
    let run = PageRun(
      "cell(\"One\") {\n  //> <A>\n}", ["--format", "html"], printing: ["One": "B\n"])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertTrue(run.text.contains("<pre class=\"finding\">✗ main.swift:2: the output is not"))
    XCTAssertTrue(run.text.contains("- &lt;A&gt;"))
    XCTAssertTrue(run.text.hasSuffix("</html>\n"))
  }

  func test_figures_are_left_out_also_where_a_terminal_is() {
    let run = PageRun(
      "cell(\"One\") { }", ["--format", "html"], measured: ["One": "3 ms"], columns: 80)
    XCTAssertFalse(run.text.contains("3 ms"))
  }

  func test_a_reader_is_never_asked() {
    let page = "cell(\"One\") { }\ncell(\"Two\") { }"
    let run = PageRun(page, ["--format", "html"], answers: ["q"])
    XCTAssertFalse(run.text.contains("Return"))
    XCTAssertTrue(run.text.contains("Cell 2 of 2"))
    XCTAssertEqual(run.exitCode, 0)
  }
}
