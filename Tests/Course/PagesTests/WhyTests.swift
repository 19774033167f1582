import PlainText
import XCTest

@testable import Pages

final class WhyTests: XCTestCase {
  private static let cell = "cell(\"One\") {\n  print(1)\n  //> 1\n}\n\n"
  private static let choices = """
    [
      .wrong("A longer pause.", because: "A slower server brings it \\"back\\"."),
      .right(
        \"\"\"
        Compare the text
        that was requested.
        \"\"\"),
      .wrong("Stop the timer.", because: "It has fired."),
    ])
    """

  private func why(_ call: String, after cell: String = WhyTests.cell) throws -> Why {
    try XCTUnwrap(PageParser.parse(cell + call, path: "main.swift").whys.first)
  }

  private func errors(_ call: String) -> [String] {
    do {
      _ = try PageParser.parse(Self.cell + call, path: "main.swift")
      return []
    } catch {
      return error.errors.map(\.message)
    }
  }

  func test_a_why_has_a_question_choices_and_reasons() throws {
    let why = try why("why(\"Which change fixes it?\", \(Self.choices)")
    XCTAssertEqual(why.question.text, "Which change fixes it?")
    XCTAssertEqual(why.line, 6)
    XCTAssertEqual(why.question.choice(printing: why.answer), 2)
    XCTAssertEqual(
      why.question.reasons(printed: why.answer).map(\.text),
      ["A slower server brings it \"back\".", "It has fired."])
    XCTAssertNil(why.start)
  }

  func test_a_why_answered_by_a_run_has_a_cell_and_its_new_output() throws {
    let why = try why("why(\"Which?\", from: \"One\", \(Self.choices)\n//> 2\n")
    XCTAssertEqual(why.start?.title, "One")
    XCTAssertEqual(why.goal.map(\.text), ["2"])
  }

  func test_errors_in_a_why_are_reported() {
    let form =
      "invalid `why`; write why(\"Question\", [.right(\"…\"), .wrong(\"…\", because: \"…\")])"
    let choices = Self.choices
    for (call, error) in [
      ("why(\"Which?\")", form), ("why(\"Which?\", [.wrong(\"a\")])", form),
      ("why(\"Which?\", \(choices.dropLast())", "a `why` has an unclosed parenthesis; add `)`"),
      ("why(\"Wh\\(1)?\", \(choices)", "a `why` must be plain text; remove \\( )"),
      (
        "why(\"Which?\", [.right(\"a\"), .right(\"b\")])",
        "a `why` needs exactly one right choice; give each of the other choices a reason"
      ),
      (
        "why(\"Which?\", from: \"Two\", \(choices)\n//> 2",
        "this `why` starts from the cell \"Two\", but no cell above has that title; correct the title"
      ),
      (
        "why(\"Which?\", from: \"One\", \(choices)",
        "this `why` starts from a cell; add the //> lines that the right change prints"
      ),
      (
        "why(\"Which?\", \(choices)\n//> 2",
        "a `why` without a cell can't have //> lines; remove them, or add from: \"…\""
      ),
      (
        "func f() {\n  why(\"Which?\", \(choices)\n}",
        "a `why` can't be inside other code; move it to the top level of the page"
      ),
    ] { XCTAssertEqual(errors(call), [error], call) }
  }

  func test_other_functions_named_why_are_code() throws {
    let page = try PageParser.parse("teacher.why(1)\nfunc why(_ a: Int) {}\n", path: "main.swift")
    XCTAssertEqual(page.blocks.count, 1)
  }
}
