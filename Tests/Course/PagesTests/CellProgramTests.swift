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

  func test_lines_keep_their_numbers() throws {
    let lines = try XCTUnwrap(program(2)).split(separator: "\n", omittingEmptySubsequences: false)
    XCTAssertEqual(lines[0], #"#sourceLocation(file: "main.swift", line: 1)"#)
    XCTAssertEqual(lines[1], "import Notebook")
    XCTAssertEqual(lines[4], "struct Box {}")
    XCTAssertEqual(lines[11], #"await cell("Two", predict: "What?") {"#)
    XCTAssertEqual(lines[12], "  print(2)")
  }

  func test_other_cells_are_omitted_with_their_await() throws {
    let first = try XCTUnwrap(program(1))
    XCTAssertTrue(first.contains("print(1)"))
    XCTAssertFalse(first.contains("await") || first.contains("print(2)"), first)
    XCTAssertFalse(try XCTUnwrap(program(2)).contains("print(1)"))
  }

  func test_a_changed_cell_has_its_own_line_numbers() throws {
    let text = try XCTUnwrap(program(1, "print(3)"))
    XCTAssertTrue(
      text.contains(
        """
        #sourceLocation(file: "cell", line: 1)
        print(3)
        #sourceLocation(file: "main.swift", line: 9)
        """), text)
    XCTAssertFalse(text.contains("print(1)"))
  }

  func test_imports_of_a_changed_cell_move_to_the_top() throws {
    let text = try XCTUnwrap(program(1, "import Foundation\nprint(3)"))
    XCTAssertTrue(text.hasPrefix("import Foundation\n#sourceLocation"), text)
    XCTAssertTrue(text.contains("line: 1)\n\nprint(3)\n"), text)
  }

  func test_a_missing_cell_has_no_program() {
    XCTAssertNil(program(0))
    XCTAssertNil(program(3))
  }
}
