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
    "a cell stands inside other code; cells stand at the top level of a page"
  private static let stray =
    "a //> line stands outside of a cell; move it into the cell that prints it"
  private static let nestedChallenge =
    "a challenge stands inside other code; move it to the top level of the page"
  private static let form = "a challenge is written challenge(\"Title\", from: \"Cell\", \"Task\")"
  private static let challenge = "challenge(\"B\", from: \"A\", \"C.\")\n"

  private static let pages: [(text: String, line: Int, error: String)] = [
    ("import Notebook\n/*:\n # Title\n", 2, "this comment opens with /*: and no */ closes it"),
    ("//> A\n", 1, stray), ("cell(\"A\") { }\n//: b\n//> A\n", 3, stray),
    (
      "cell(\"A\") { }\n\ncell(\"A\") { }\n", 3,
      "two cells are called \"A\"; the other one is on line 1"
    ),
    ("for n in 1...2 {\n  cell(\"A\") { print(n) }\n}\n", 2, nested),
    ("cell(\"A\") {\n  cell(\"B\") { }\n}\n", 2, nested),
    ("cell(\"A\", body)\n", 1, "the cell \"A\" has no source: { … } follows its title"),
    ("cell(\"A\") {\n  if true {\n}\n", 1, "the cell \"A\" opens with { and no } closes it"),
    ("cell(\"A \\(1)\") { }\n", 1, "a cell's title is fixed text; this one holds \\( )"),
    (
      "cell(\"A\") {\n  //: text\n}\n", 2,
      "prose stands inside a cell; close the cell first, or use a plain comment"
    ),
    (
      "cell(\"A\") {\n  print(1)  //> 1\n}\n", 2,
      "a //> line shares its line with code; give it a line of its own"
    ),
    (
      "\(challenge)//> 1\n\ncell(\"A\") {}\n", 1,
      "the challenge \"B\" starts from the cell \"A\", and no cell before it is called so"
    ),
    ("cell(\"A\") {}\n\(challenge)", 2, "the challenge \"B\" wants nothing; add its //> lines"),
    (
      "cell(\"A\") {}\n\(challenge)//> 1\n\(challenge)//> 1\n", 4,
      "two challenges are called \"B\"; the other one is on line 2"
    ),
    ("cell(\"A\") {}\nchallenge(\"B\", \"A\", \"C.\")\n//> 1\n", 2, form),
    ("cell(\"A\") {}\nchallenge(\"B\", from: name, \"C.\")\n//> 1\n", 2, form),
    (
      "cell(\"A\") {}\nchallenge(\"B\", from: \"A\", \"C \\(1)\")\n//> 1\n", 2,
      "a challenge is fixed text; this one holds \\( )"
    ),
    ("cell(\"A\") {}\nchallenge(\"B\"\n", 2, "a challenge opens with ( and no ) closes it"),
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
