import XCTest

@testable import Page

final class PageErrorTests: XCTestCase {
  private func errors(_ source: String) -> [String] {
    do throws(PageErrors) {
      _ = try PageParser.parse(source, path: "main.swift")
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  func test_prose_that_is_not_closed() {
    XCTAssertEqual(
      errors("import Notebook\n/*:\n # Title\n"),
      ["main.swift:2: error: this comment opens with /*: and no */ closes it"])
  }

  func test_an_expected_line_before_any_cell_or_after_other_prose() {
    let message =
      "error: a //> line stands outside of a cell; move it into the cell that prints it"
    XCTAssertEqual(errors("//> A\n"), ["main.swift:1: \(message)"])
    XCTAssertEqual(errors("cell(\"A\") { }\n//: b\n//> A\n"), ["main.swift:3: \(message)"])
  }

  func test_two_cells_of_one_title() {
    XCTAssertEqual(
      errors("cell(\"A\") { }\n\ncell(\"A\") { }\n"),
      ["main.swift:3: error: two cells are called \"A\"; the other one is on line 1"])
  }

  func test_a_cell_inside_other_code() {
    XCTAssertEqual(
      errors("for n in 1...2 {\n  cell(\"A\") { print(n) }\n}\n"),
      [
        "main.swift:2: error: a cell stands inside other code; "
          + "cells stand at the top level of a page"
      ])
  }

  func test_a_cell_inside_a_cell() {
    XCTAssertEqual(
      errors("cell(\"A\") {\n  cell(\"B\") { }\n}\n"),
      [
        "main.swift:2: error: a cell stands inside other code; "
          + "cells stand at the top level of a page"
      ])
  }

  func test_a_cell_without_a_source() {
    XCTAssertEqual(
      errors("cell(\"A\", body)\n"),
      ["main.swift:1: error: the cell \"A\" has no source: { … } follows its title"])
  }

  func test_a_cell_that_is_not_closed() {
    XCTAssertEqual(
      errors("cell(\"A\") {\n  if true {\n}\n"),
      ["main.swift:1: error: the cell \"A\" opens with { and no } closes it"])
  }

  func test_a_title_that_is_made_as_the_page_runs() {
    XCTAssertEqual(
      errors("cell(\"A \\(1)\") { }\n"),
      ["main.swift:1: error: a cell's title is fixed text; this one holds \\( )"])
  }

  func test_prose_inside_a_cell() {
    XCTAssertEqual(
      errors("cell(\"A\") {\n  //: text\n}\n"),
      [
        "main.swift:2: error: prose stands inside a cell; "
          + "close the cell first, or use a plain comment"
      ])
  }

  func test_an_expected_line_behind_code() {
    XCTAssertEqual(
      errors("cell(\"A\") {\n  print(1)  //> 1\n}\n"),
      ["main.swift:2: error: a //> line shares its line with code; give it a line of its own"])
  }

  func test_a_challenge_that_starts_from_no_cell_before_it() {
    let message =
      "error: the challenge \"B\" starts from the cell \"A\", and no cell before it is called so"
    XCTAssertEqual(
      errors("challenge(\"B\", from: \"A\", \"C.\")\n//> 1\n\ncell(\"A\") {}\n"),
      ["main.swift:1: \(message)"])
  }

  func test_a_challenge_without_a_goal() {
    XCTAssertEqual(
      errors("cell(\"A\") {}\nchallenge(\"B\", from: \"A\", \"C.\")\n"),
      ["main.swift:2: error: the challenge \"B\" wants nothing; add its //> lines"])
  }

  func test_two_challenges_of_one_title() {
    let challenge = "challenge(\"B\", from: \"A\", \"C.\")\n//> 1\n"
    XCTAssertEqual(
      errors("cell(\"A\") {}\n\(challenge)\(challenge)"),
      ["main.swift:4: error: two challenges are called \"B\"; the other one is on line 2"])
  }

  func test_a_challenge_that_is_not_written_as_one() {
    let message =
      "error: a challenge is written challenge(\"Title\", from: \"Cell\", \"Task\")"
    for call in ["challenge(\"B\", \"A\", \"C.\")", "challenge(\"B\", from: name, \"C.\")"] {
      XCTAssertEqual(
        errors("cell(\"A\") {}\n\(call)\n//> 1\n"), ["main.swift:2: \(message)"])
    }
    XCTAssertEqual(
      errors("cell(\"A\") {}\nchallenge(\"B\", from: \"A\", \"C \\(1)\")\n//> 1\n"),
      ["main.swift:2: error: a challenge is fixed text; this one holds \\( )"])
    XCTAssertEqual(
      errors("cell(\"A\") {}\nchallenge(\"B\"\n"),
      ["main.swift:2: error: a challenge opens with ( and no ) closes it"])
  }

  func test_a_challenge_inside_other_code() {
    XCTAssertEqual(
      errors("cell(\"A\") {}\nif true {\n  challenge(\"B\", from: \"A\", \"C.\")\n}\n"),
      [
        "main.swift:3: error: a challenge stands inside other code; "
          + "move it to the top level of the page"
      ])
    XCTAssertEqual(
      errors("cell(\"A\") {\n  challenge(\"B\", from: \"A\", \"C.\")\n}\n"),
      [
        "main.swift:2: error: a challenge stands inside other code; "
          + "move it to the top level of the page"
      ])
  }

  func test_all_that_is_wrong_is_told_in_the_order_of_the_lines() {
    XCTAssertEqual(
      errors("//> A\ncell(\"A\") {\n  //: b\n}\n/*: c").map { $0.prefix(13) },
      ["main.swift:1:", "main.swift:3:", "main.swift:5:"])
  }
}
