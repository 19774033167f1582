import TestFolders
import XCTest

@testable import Pages

final class AcceptedLinesTests: XCTestCase {
  private func page(
    _ text: String, printing printed: [String: [String]]
  ) throws -> (page: Page, findings: [CellFinding], file: URL) {
    let file = newPlace("page").appendingPathExtension("swift")
    try Data(text.utf8).write(to: file)
    let page = try XCTUnwrap(PageFile.read(file.path, sources: PageParser.withoutSources).page)
    let findings = page.cells.compactMap { cell in
      printed[cell.title].map {
        CellFinding(
          cell: cell, path: page.path,
          difference: LineDifference(expected: cell.expected, printed: $0), error: nil,
          questionProblem: nil)
      }
    }
    return (page, findings, file)
  }

  private func accepted(_ text: String, printing printed: [String: [String]]) throws -> String {
    let (page, findings, file) = try page(text, printing: printed)
    try page.accept(findings, sources: PageParser.withoutSources)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  func test_different_lines_are_replaced_in_place() throws {
    XCTAssertEqual(
      try accepted(
        """
        //: # Title
        cell("One") {
            print("A")
            //> A
            print("B")
            //> was

            print()
            //>
        }
        //: The end.
        """, printing: ["One": ["A", "  B", "", "C"]]),
      """
      //: # Title
      cell("One") {
          print("A")
          //> A
          print("B")
          //>   B

          print()
          //>
          //> C
      }
      //: The end.
      """)
  }

  func test_lines_are_added_and_removed_without_changing_other_cells() throws {
    XCTAssertEqual(
      try accepted(
        """
        cell("One") {
          f()
          //> 1
          //> 2
        }
        cell("Two") {
          g()
          //> stays
        }
        cell("Three") {
          h()
        }
        cell("Four") { i() }
        cell("Five") {
          j()
        }
        //> under it
        """,
        printing: ["One": [], "Three": ["3", "33"], "Four": ["4"], "Five": ["5", "under it"]]),
      """
      cell("One") {
        f()
      }
      cell("Two") {
        g()
        //> stays
      }
      cell("Three") {
        h()
        //> 3
        //> 33
      }
      cell("Four") { i() }
      //> 4
      cell("Five") {
        j()
      }
      //> 5
      //> under it
      """)
  }

  func test_line_endings_links_and_permissions_are_preserved() throws {
    let (page, findings, file) = try page(
      "cell(\"One\") {\r\n  f()\r\n  //> A\r\n}\r\n", printing: ["One": ["B"]])
    let place = newPlace("elsewhere")
    try FileManager.default.moveItem(at: file, to: place)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: place)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: place.path)
    try page.accept(findings, sources: PageParser.withoutSources)
    XCTAssertEqual(
      String(decoding: try Data(contentsOf: place), as: UTF8.self),
      "cell(\"One\") {\r\n  f()\r\n  //> B\r\n}\r\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: place.path)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o640)
    XCTAssertNoThrow(try FileManager.default.destinationOfSymbolicLink(atPath: file.path))
  }

  func test_a_page_that_changed_on_disk_and_unrepresentable_lines_are_refused() throws {
    let text = "cell(\"One\") {\n  f()\n  //> A\n}\n"
    let (page, findings, file) = try page(text, printing: ["One": ["B"]])
    try Data((text + "//: More.\n").utf8).write(to: file)
    XCTAssertThrowsError(try page.accept(findings, sources: PageParser.withoutSources)) {
      XCTAssertEqual(
        $0.localizedDescription, "\(file.path) has changed since the page started; run it again")
    }
    XCTAssertEqual(
      String(decoding: try Data(contentsOf: file), as: UTF8.self), text + "//: More.\n")

    let other = try self.page(text, printing: ["One": ["B\r\n"]])
    XCTAssertThrowsError(try other.page.accept(other.findings, sources: PageParser.withoutSources))
    {
      XCTAssertEqual(
        $0.localizedDescription,
        "the output of cell 1 \"One\" cannot be written as //> lines; change what the cell prints")
    }
    XCTAssertEqual(String(decoding: try Data(contentsOf: other.file), as: UTF8.self), text)
  }
}
