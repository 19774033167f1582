import Foundation
import XCTest

@testable import Notebook
@testable import Pages

#if canImport(FoundationXML)
  import FoundationXML
#endif

final class HTMLPageTests: XCTestCase {
  private func page() throws -> String { try AllFeaturesPage.run("--format", "record").html() }

  func test_every_tag_is_closed() throws {
    // As HTML it leaves two tags open by right; closed, the page is XML as well.
    let xml = try page().replacing(/<(?:hr|br)\b[^>]*/) { "\($0.output)/" }
    let parser = XMLParser(data: Data("<main>\(xml)</main>".utf8))
    XCTAssertTrue(
      parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
  }

  func test_what_moves_sideways_is_reached_by_key_and_has_a_name() throws {
    let boxes = try page().matches(of: /<(?:pre class="(?:code|output)"|[a-z]+ class="wide")[^>]*>/)
    XCTAssertGreaterThan(boxes.count, 10)
    for box in boxes {
      XCTAssertTrue(box.output.contains("tabindex=\"0\""), "\(box.output)")
      XCTAssertTrue(box.output.contains("aria-label="), "\(box.output)")
    }
  }

  func test_what_explains_an_answer_is_folded_up_to_the_next_heading() throws {
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
    let html = try PageRun(
      page, ["--format", "record"], printing: ["One": "A\n", "Two": "B\n"],
      questions: ["One": .choice("What?", ["A", "B"], because: ["No."])]
    ).html()
    let folded = html.matches(of: /(?s)<details class="explanation">.*?<\/details>/)
    XCTAssertEqual(folded.count, 1)
    XCTAssertTrue(folded[0].output.contains("It is an A."))
    XCTAssertTrue(folded[0].output.contains("# not a heading"))
    XCTAssertFalse(folded[0].output.contains("Plain text."))
    XCTAssertTrue(html.contains("</section>\n<p>It is a B.</p>"))
  }

  func test_no_header_is_empty() throws {
    let run = PageRun(
      "cell(\"One\") { }", ["--format", "record"],
      doing: ["One": { $0.write(.table(Table(["", "here"], [["a", "b"]]))) }])
    XCTAssertTrue(try run.html().contains("<td></td><th scope=\"col\">here</th>"))
  }

  func test_a_cell_that_differs_says_so() throws {
    let run = PageRun(
      "cell(\"One\") {\n  //> <A>\n}", ["--format", "record"], printing: ["One": "B\n"])
    XCTAssertEqual(run.exitCode, 1)
    let html = try run.html()
    XCTAssertTrue(html.contains("<pre class=\"finding\">✗ main.swift:2: the output is not"))
    XCTAssertTrue(html.contains("- &lt;A&gt;"))
  }

  func test_figures_are_left_out_also_where_a_terminal_is() {
    let run = PageRun(
      "cell(\"One\") { }", ["--format", "record"], measured: ["One": "3 ms"], columns: 80)
    XCTAssertFalse(run.text.contains("3 ms"))
  }

  func test_a_reader_is_never_asked() throws {
    let page = "cell(\"One\") { }\ncell(\"Two\") { }"
    let run = PageRun(page, ["--format", "record"], answers: ["q"])
    XCTAssertFalse(run.text.contains("Return"))
    XCTAssertTrue(try run.html().contains("Cell 2 of 2"))
    XCTAssertEqual(run.exitCode, 0)
  }
}
