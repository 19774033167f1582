import Foundation
import XCTest

@testable import Notebook
@testable import Page

final class JupyterPageTests: XCTestCase {
  private struct Book: Decodable {
    let cells: [Cell]
  }

  private struct Cell: Decodable {
    let cell_type: String
    let outputs: [Output]?
  }

  private struct Output: Decodable {
    let name: String?
    let text: [String]?
  }

  private func book(_ run: PageRun) throws -> Book {
    try JSONDecoder().decode(Book.self, from: Data(run.text.utf8))
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
