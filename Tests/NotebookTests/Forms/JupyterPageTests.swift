import Foundation
import XCTest

@testable import Notebook
@testable import Page

final class JupyterPageTests: XCTestCase {
  private struct Book: Decodable {
    let cells: [Cell]
    let nbformat: Int
  }

  private struct Cell: Decodable {
    let cell_type: String
    let source: [String]
    let outputs: [Output]?
  }

  private struct Output: Decodable {
    let output_type: String
    let name: String?
    let text: [String]?
    let data: [String: [String]]?
  }

  private func book(_ run: PageRun) throws -> Book {
    try JSONDecoder().decode(Book.self, from: Data(run.text.utf8))
  }

  func test_holds_each_cell_with_its_code_and_its_output() throws {
    let book = try book(AllFeaturesPage.run("--format", "ipynb"))
    XCTAssertEqual(book.nbformat, 4)
    let plain = try XCTUnwrap(book.cells.first { $0.outputs?.isEmpty == false })
    XCTAssertEqual(plain.outputs?.map(\.output_type), ["stream"])
    XCTAssertEqual(plain.outputs?.first?.text, ["Ada & \"co\"\n", "<Grace> & \"co\"\n"])
  }

  func test_an_answer_is_folded_and_no_preview_shows_it() throws {
    let run = try AllFeaturesPage.run("--format", "ipynb")
    let lines = try XCTUnwrap(book(run).cells.first { $0.source == ["print(\"1\\n2\")"] })
    let data = try XCTUnwrap(lines.outputs?.first?.data)
    XCTAssertEqual(lines.outputs?.count, 1)
    XCTAssertEqual(data["text/plain"], ["(folded)"])
    XCTAssertEqual(
      data["text/html"]?.joined(),
      "<details><summary>Show what it prints</summary>\n<pre>1\n2</pre>\n</details>")
    XCTAssertFalse(run.text.contains("collapsed"))
  }

  func test_no_kernel_is_named_that_nobody_has() throws {
    XCTAssertFalse(try AllFeaturesPage.run("--format", "ipynb").text.contains("kernelspec"))
  }

  func test_a_diagram_is_an_image_and_text_between_the_texts_around_it() throws {
    let book = try book(AllFeaturesPage.run("--format", "ipynb", "--cell", "4"))
    let outputs = try XCTUnwrap(book.cells.last?.outputs)
    XCTAssertEqual(outputs.map(\.output_type), ["stream", "display_data", "stream"])
    let image = try XCTUnwrap(outputs[1].data?["text/html"]?.joined())
    let encoded = try XCTUnwrap(image.firstMatch(of: /base64,([^"]*)"/)?.1)
    let svg = try XCTUnwrap(Data(base64Encoded: String(encoded)))
    XCTAssertTrue(String(decoding: svg, as: UTF8.self).hasPrefix("<svg "))
    XCTAssertTrue(image.contains("alt=\"A diagram: letters: a at 1 s"), image)
    XCTAssertEqual(outputs[1].data?["text/plain"]?.count, 2)
  }

  func test_a_page_without_its_file_is_a_notebook_too() throws {
    let page = "cell(\"One\") { }"
    let book = try book(
      PageRun(page, ["--format", "ipynb"], printing: ["One": "A\n"], isReadable: false))
    XCTAssertEqual(book.cells.map(\.cell_type), ["markdown", "markdown", "markdown", "code"])
  }

  func test_a_cell_that_differs_says_so_as_an_error() throws {
    let run = PageRun("cell(\"One\") {\n  //> A\n}", ["--format", "ipynb"])
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(try book(run).cells.last?.outputs?.map(\.name), ["stderr"])
  }

  func test_what_is_printed_outside_of_a_cell_does_not_break_the_file() throws {
    let run = PageRun("cell(\"One\") { }", ["--format", "ipynb"], printingAfterwards: "late\n")
    XCTAssertEqual(try book(run).cells.count, 3)
    XCTAssertEqual(run.exitCode, 1)
    XCTAssertEqual(run.complaints.count, 1)
  }

  func test_text_survives_as_JSON() throws {
    let text = "\"\\ \u{1} \t é 流 \u{1F469}\u{200D}\u{1F680}\n\nend\n"
    let run = PageRun("cell(\"One\") { }", ["--format", "ipynb"], printing: ["One": text])
    let output = try XCTUnwrap(book(run).cells.last?.outputs?.first)
    XCTAssertEqual(output.text?.joined(), text)
    XCTAssertEqual(output.text?.count, 3)
  }
}
