import Pages
import XCTest

final class CellProgramTests: XCTestCase {
  private let page = """
    import Notebook

    //: # Title
    struct Box {}

    cell("One") {
      print(1)  // one
      //> 1
    }

    await cell("Two", predict: "What?") {
      print(2)
    }
    """

  private func program(_ cell: Int, _ changed: String? = nil) -> String? {
    CellProgram(page: page, path: "main.swift", cell: cell, changed: changed)?.text
  }

  func test_every_line_stands_where_it_stands_in_the_page() throws {
    let lines = try XCTUnwrap(program(2)).split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines[0], #"#sourceLocation(file: "main.swift", line: 1)"#)
    XCTAssertEqual(lines[1], "import Notebook")
    XCTAssertEqual(lines[4], "struct Box {}")
    XCTAssertEqual(lines[11], #"await cell("Two", predict: "What?") {"#)
    XCTAssertEqual(lines[12], "  print(2)")
  }

  func test_other_cells_are_left_out_with_the_word_before_them() throws {
    let first = try XCTUnwrap(program(1))
    XCTAssertTrue(first.contains("print(1)"))
    XCTAssertFalse(first.contains("await") || first.contains("print(2)"), first)
    XCTAssertFalse(try XCTUnwrap(program(2)).contains("print(1)"))
  }

  func test_a_changed_cell_has_lines_of_its_own() throws {
    let text = try XCTUnwrap(program(1, "print(3)"))
    XCTAssertTrue(
      text.contains("#sourceLocation(file: \"cell\", line: 1)\nprint(3)\n#sourceLocation"), text)
    XCTAssertFalse(text.contains("print(1)"))
  }

  func test_what_a_changed_cell_imports_stands_at_the_top() throws {
    let text = try XCTUnwrap(program(1, "import Foundation\nprint(3)"))
    XCTAssertTrue(text.hasPrefix("import Foundation\n#sourceLocation"), text)
    XCTAssertTrue(text.contains("line: 1)\n\nprint(3)\n"), text)
  }

  func test_a_cell_that_is_not_there_has_no_program() {
    XCTAssertNil(program(0))
    XCTAssertNil(program(3))
  }
}
