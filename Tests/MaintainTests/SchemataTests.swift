import XCTest

@testable import maintain

final class SchemataTests: XCTestCase {
  private func text(_ source: String) -> String {
    let mutations = MutationScan(source, path: "Go.swift").mutations
    return Schemata.text(
      of: source, with: mutations.enumerated().map { (number: $0 + 1, mutation: $1) })
  }

  func test_every_mutant_sleeps_in_the_text_and_lines_stay_where_they_are() {
    let source = """
      func go() {
        if isOver { return }
        parts.add(
          start(16))
        return parts
      }
      """
    XCTAssertEqual(
      text(source),
      """
      func go() {
        if ((isOver) != mutated(1)) { return }
        if !mutated(2) { parts.add(
          start((mutated(3) ? 17 : 16))) }
        return dropped(4, parts)
      }
      """)
  }

  func test_branches_are_swapped_by_their_condition() {
    XCTAssertEqual(
      text("func go() {\n  let a = isOver ? b : false\n}"),
      "func go() {\n  let a = ((isOver) != mutated(1)) ? b : (mutated(2) != false)\n}")
  }
}
