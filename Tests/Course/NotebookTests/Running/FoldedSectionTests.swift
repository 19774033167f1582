import XCTest

@testable import Notebook
@testable import Pages

final class FoldedSectionTests: XCTestCase {
  private let source = """
    cell("One") {
      //> 1
    }
    //: ## Inside the `library` {folded}
    //:
    //: Inside.
    cell("Two") {
      //> 2
    }
    //: After it.
    //:
    //: ## Elsewhere {folded}
    //:
    //: Other names.
    //:
    //: ## Recap
    //:
    //: That was it.
    cell("Three") {
      //> 3
    }
    """
  private let printed = ["One": "1\n", "Two": "2\n", "Three": "3\n"]
  private let prompt = "Inside the library · Return: skip this section · s: show it"

  private func run(_ answers: [String]?, _ arguments: String...) -> PageRun {
    PageRun(source, arguments, printing: printed, answers: answers)
  }

  func test_Return_skips_a_folded_section_with_its_cells() {
    let run = run(["", "", "", ""])
    XCTAssertEqual(count(prompt, in: run.text), 1, run.text)
    XCTAssertEqual(count("Elsewhere · Return", in: run.text), 1, run.text)
    for hidden in ["Inside.", "Cell 2", "After it.", "Other names."] {
      XCTAssertFalse(run.text.contains(hidden), hidden)
    }
    XCTAssertTrue(run.text.contains("That was it."), run.text)
    XCTAssertTrue(run.text.contains("Cell 3 of 3 · Three"), run.text)
    XCTAssertEqual(run.complaints, [])
    XCTAssertEqual(run.exitCode, 0)
  }

  func test_s_shows_a_folded_section() {
    let text = run(["", "s", "", "", ""]).text
    for shown in ["Inside the `library`\n──", "Inside.", "Cell 2 of 3", "After it.", "Cell 3 of 3"]
    {
      XCTAssertTrue(text.contains(shown), text)
    }
    XCTAssertFalse(text.contains("Other names."), text)
  }

  func test_a_reader_may_quit_run_all_or_jump_at_a_folded_section() {
    XCTAssertFalse(run(["", "q"]).text.contains("Recap"))
    XCTAssertTrue(run(["", "a"]).text.contains("Other names."))
    let jumped = run(["", "j 2", "q"]).text
    XCTAssertTrue(jumped.contains("Cell 2 of 3"), jumped)
    XCTAssertFalse(jumped.contains("Inside."), jumped)
  }

  func test_folded_sections_are_printed_without_a_reader() {
    for text in [run(nil).text, run([], "--all").text] {
      for shown in ["Inside.", "Cell 2", "After it.", "Other names.", "That was it."] {
        XCTAssertTrue(text.contains(shown), text)
      }
      XCTAssertFalse(text.contains("skip this section"), text)
    }
    XCTAssertTrue(run(nil, "--cell", "2").text.contains("Cell 2 of 3"))
  }

  func test_a_book_folds_the_section_below_its_heading() throws {
    let html = try run(nil, "--format", "record").html()
    let parts = html.components(separatedBy: "<details class=\"section\"><summary><h2 id=\"")
    XCTAssertEqual(parts.count, 3, html)
    let inside = try XCTUnwrap(parts[1].components(separatedBy: "</details>\n").first)
    XCTAssertTrue(inside.hasPrefix("inside-the-library\">Inside the <code>library</code>"), inside)
    XCTAssertTrue(inside.contains("id=\"cell_2\""), inside)
    XCTAssertTrue(inside.contains("After it."), inside)
    let other = try XCTUnwrap(parts[2].components(separatedBy: "</details>\n").last)
    XCTAssertTrue(other.contains("<h2 id=\"recap\">"), other)
  }
}
