import XCTest

@testable import Pages

final class PageErrorTests: XCTestCase {
  private func errors(_ source: String) -> [String] {
    do throws(PageErrors) {
      _ = try PageParser.parse(source, path: "main.swift")
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  private static let nested =
    "a `cell` can't be inside other code; move it to the top level of the page"
  private static let stray =
    "a //> line is outside a cell; move it into the cell that prints it"
  private static let nestedChallenge =
    "a `challenge` can't be inside other code; move it to the top level of the page"
  private static let form =
    "invalid challenge; write challenge(\"Title\", from: \"Cell\", \"Task\")"
  private static let challenge = "challenge(\"B\", from: \"A\", \"C.\")\n"

  private static let pages: [(text: String, line: Int, error: String)] = [
    ("import Notebook\n/*:\n # Title\n", 2, "this comment is never closed; add */"),
    ("//> A\n", 1, stray), ("cell(\"A\") { }\n//: b\n//> A\n", 3, stray),
    (
      "cell(\"A\") { }\n\ncell(\"A\") { }\n", 3,
      "the cell on line 1 is also called \"A\"; rename one of them"
    ),
    ("for n in 1...2 {\n  cell(\"A\") { print(n) }\n}\n", 2, nested),
    ("cell(\"A\") {\n  cell(\"B\") { }\n}\n", 2, nested),
    ("cell(\"A\", body)\n", 1, "the cell \"A\" needs { … } after its title"),
    ("cell(\"A\") {\n  if true {\n}\n", 1, "the cell \"A\" has an unclosed brace; add `}`"),
    ("cell(\"A \\(1)\") { }\n", 1, "a cell's title must be plain text; remove \\( )"),
    (
      "cell(\"A\") {\n  //: text\n}\n", 2,
      "prose can't be inside a cell; close the cell first, or use a plain comment"
    ),
    (
      "cell(\"A\") {\n  print(1)  //> 1\n}\n", 2,
      "a //> line can't be on a line with code; move it to its own line"
    ),
    (
      "\(challenge)//> 1\n\ncell(\"A\") {}\n", 1,
      "the challenge \"B\" starts from the cell \"A\", but no cell above has that title; correct the title"
    ),
    ("cell(\"A\") {}\n\(challenge)", 2, "the challenge \"B\" needs //> lines with its goal"),
    (
      "cell(\"A\") {}\n\(challenge)//> 1\n\(challenge)//> 1\n", 4,
      "the challenge on line 2 is also called \"B\"; rename one of them"
    ),
    ("cell(\"A\") {}\nchallenge(\"B\", \"A\", \"C.\")\n//> 1\n", 2, form),
    ("cell(\"A\") {}\nchallenge(\"B\", from: name, \"C.\")\n//> 1\n", 2, form),
    (
      "cell(\"A\") {}\nchallenge(\"B\", from: \"A\", \"C \\(1)\")\n//> 1\n", 2,
      "a challenge must be plain text; remove \\( )"
    ),
    ("cell(\"A\") {}\nchallenge(\"B\"\n", 2, "a challenge has an unclosed parenthesis; add `)`"),
    ("cell(\"A\") {}\nif true {\n  \(challenge)}\n", 3, nestedChallenge),
    ("cell(\"A\") {\n  \(challenge)}\n", 2, nestedChallenge),
  ]

  func test_each_error_has_its_line() {
    for page in Self.pages {
      XCTAssertEqual(
        errors(page.text), ["main.swift:\(page.line): error: \(page.error)"], page.text)
    }
  }

  func test_errors_are_sorted_by_line() {
    XCTAssertEqual(
      errors("//> A\ncell(\"A\") {\n  //: b\n}\n/*: c").map { $0.prefix(13) },
      ["main.swift:1:", "main.swift:3:", "main.swift:5:"])
  }
}
