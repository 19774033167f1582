import TestFolders
import XCTest

@testable import Pages

final class PageParserTests: XCTestCase {
  func test_Windows_line_endings_make_no_difference() throws {
    let text = """
      /*:
       # A

       ## B {folded}
       */
      let c = \"\"\"
        d
        \"\"\"
      cell("E") {
        print(c)
        //> d
      }
      //: F
      challenge("G", from: "E", "H.")
      //> I
      """
    XCTAssertEqual(try page(text.replacing("\n", with: "\r\n")), try page(text))
  }

  private func page(_ source: String) throws -> Page {
    try PageParser.parse(source, path: "main.swift")
  }

  func test_a_page_consists_of_prose_code_and_cells_in_order() throws {
    let blocks = try page("//: # Hello\n\nstruct Box {}\n\ncell(\"One\") {\n  print(1)\n}\n").blocks
    XCTAssertEqual(
      blocks,
      [
        .prose("# Hello"), .code("struct Box {}"),
        .cell(CellSource(number: 1, title: "One", line: 5, code: "print(1)", expected: [])),
      ])
  }

  func test_the_await_before_a_cell_is_not_shown() throws {
    let cell = CellSource(number: 1, title: "One", line: 3, code: "", expected: [])
    for word in ["await", "try await"] {
      XCTAssertEqual(
        try page("actor Box {}\n\n\(word) cell(\"One\") { }\n").blocks,
        [.code("actor Box {}"), .cell(cell)])
    }
  }

  func test_a_folded_section_ends_at_the_next_heading_of_its_level_or_at_the_end() throws {
    let source = """
      /*:
       Before.

       ## One {folded}

       ### Part

       ```swift
       ## Code {folded}
       ```

       ## Two {folded}
       */
      cell("A") { }
      //: ## {folded}
      //:
      //: ## Four {folded}
      """
    let cell = CellSource(number: 1, title: "A", line: 14, code: "", expected: [])
    XCTAssertEqual(
      try page(source).blocks,
      [
        .prose("Before."), .foldStart("## One"),
        .prose("### Part\n\n```swift\n## Code {folded}\n```"), .foldEnd, .foldStart("## Two"),
        .cell(cell), .foldEnd, .prose("## {folded}"), .foldStart("## Four"), .foldEnd,
      ])
  }

  func test_prose_code_and_hidden_lines_are_distinguished() throws {
    for (source, blocks) in [
      ("import Notebook\n// A note to authors.\n", []),
      ("#if canImport(FoundationNetworking)\n  import FoundationNetworking\n#endif\n", []),
      ("#if DEBUG\nlet a = 1\n#endif\n", [.code("#if DEBUG\nlet a = 1\n#endif")]),
      ("//: one\n//: two\n\n//: three", [.prose("one\ntwo"), .prose("three")]),
      ("/*:\n # A\n\n   - b\n */", [.prose("# A\n\n  - b")]),
      (
        "let cell = Cell()\ntable.cell(\"A\") { }",
        [.code("let cell = Cell()\ntable.cell(\"A\") { }")]
      ),
      (
        "let challenge = 1\ngame.challenge(\"A\")",
        [.code("let challenge = 1\ngame.challenge(\"A\")")]
      ),
    ] as [(String, [Page.Block])] {
      XCTAssertEqual(try page(source).blocks, blocks, source)
    }
  }

  func test_hidden_lines_of_a_cell_are_not_shown() throws {
    for (source, code) in [
      ("cell(\"A\") { print(1) }", "print(1)"),
      (
        "cell(\"A\") {\n  // snippet.hide\n  let a = 1\n  // snippet.show\n  print(a)\n}",
        "print(a)"
      ), ("cell(\"A\") {\n  print(1)\n  //snippet.hide\n  tidyUp()\n}", "print(1)"),
      (
        "cell(\"A\") {\n  print(\"\"\"\n    //> x\n    \"\"\")\n}",
        "print(\"\"\"\n  //> x\n  \"\"\")"
      ),
    ] {
      let cell = try page(source).cells[0]
      XCTAssertEqual(cell.code, code)
      XCTAssertEqual(cell.expected, [], source)
    }
  }

  func test_a_cell_has_its_expected_lines_with_their_line_numbers() throws {
    let cell = try page("cell(\"A\") {\n  print(1)\n  //> 1\n  //>\n  //>  two\n}\n//> 3\n").cells[
      0]
    XCTAssertEqual(cell.code, "print(1)")
    XCTAssertEqual(
      cell.expected,
      [
        ExpectedLine(text: "1", line: 3), ExpectedLine(text: "", line: 4),
        ExpectedLine(text: " two", line: 5), ExpectedLine(text: "3", line: 7),
      ])
  }

  func test_a_challenge_starts_from_a_cell_and_has_a_goal() throws {
    let source = """
      cell("A") {
        print(1)
      }

      challenge("Two", from: "A", "Print `2`, \\"please\\".")
      //> 2
      //>
      //>  three

      //: ## After
      """
    let page = try page(source)
    XCTAssertEqual(
      page.blocks,
      [
        .cell(page.cells[0]),
        .challenge(
          Challenge(
            number: 1, title: "Two", line: 5, start: page.cells[0], task: "Print `2`, \"please\".",
            goal: [
              ExpectedLine(text: "2", line: 6), ExpectedLine(text: "", line: 7),
              ExpectedLine(text: " three", line: 8),
            ])),
        .prose("## After"),
      ])
    XCTAssertEqual(page.cells[0].expected, [])
  }

  func test_a_title_is_the_first_heading() throws {
    for (text, title) in [
      ("import Notebook\n\n/*:\n # Two *streams*\n\n ## More\n */\nprint(1)\n", "Two streams"),
      ("/* mine */\n/*:\n Words.\n */\n//: # Late\n", "Late"),
      ("/*:\n # Here\n */\ncell(\"One\")\n//> stray\n", "Here"), ("/*:\n Words.\n */\n", nil),
    ] {
      let file = newPlace("page").appendingPathExtension("swift")
      try put(text, at: file)
      XCTAssertEqual(PageFile.title(file.path), title, text)
    }
    XCTAssertNil(PageFile.title("/nowhere/main.swift"))
  }
}
