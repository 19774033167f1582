import XCTest

@testable import maintain

final class MutationScanTests: XCTestCase {
  private func changes(_ lines: String...) -> [String] {
    let text = (["func go() {"] + lines.map { "  " + $0 } + ["}", ""]).joined(separator: "\n")
    return MutationScan(text, path: "Operators/Go.swift").mutations.map(\.change)
  }

  func test_each_clause_of_a_condition_is_negated_but_no_binding() {
    XCTAssertEqual(
      changes("if isOver, let value = last, a == b { return }"),
      ["negated: isOver", "negated: a == b"])
    XCTAssertEqual(changes("guard case .next = self else { return }"), [])
    XCTAssertEqual(changes("while isOpen {", "}"), ["negated: isOpen"])
    XCTAssertEqual(
      changes("for item in items where item.isNew {", "}"), ["negated: item.isNew"])
    XCTAssertEqual(
      changes("if state.withLock({ $0.isOver }) { return }"),
      ["negated: state.withLock({ $0.isOver })"])
  }

  func test_a_one_line_property_that_is_a_bool_is_negated() {
    XCTAssertEqual(changes("var isDone: Bool { a && b }"), ["negated: a && b"])
  }

  func test_what_stands_behind_an_attribute_is_changed_and_the_attribute_is_not() {
    XCTAssertEqual(
      changes("@exclusivity(unchecked) private var taken = 0", "@inline(__always)"), ["changed: 0"])
  }

  func test_statements_are_removed_over_all_their_lines() {
    XCTAssertEqual(
      changes("inputs.dispose()", "inputs.add(", "  other)", "let a = b"),
      ["removed: inputs.dispose()", "removed: inputs.add( other)"])
    XCTAssertEqual(changes("defer { last = value }"), ["removed: last = value"])
    XCTAssertEqual(changes("let a = [", "  b,", "]"), [], "An element is no statement.")
  }

  func test_what_no_test_can_tell_from_the_code_is_left() {
    XCTAssertEqual(changes("withExtendedLifetime(old) {}"), [])
    XCTAssertEqual(changes("let place = Pointer.allocate(capacity: 1)"), [])
    XCTAssertEqual(
      changes("withExtendedLifetime(old) { $0.send() }"),
      ["removed: withExtendedLifetime(old) { $0.send() }"])
  }

  func test_what_a_recipe_returns_is_dropped() {
    XCTAssertEqual(changes("return inputs"), ["dropped: inputs"])
    XCTAssertEqual(
      changes("self.forward(to: subscriber)"), ["dropped: self.forward(to: subscriber)"])
  }

  func test_branches_are_swapped_and_constants_changed() {
    XCTAssertEqual(changes("let a = isOver ? b : c"), ["swapped: isOver"])
    XCTAssertEqual(changes("let a = value ?? b"), [])
    XCTAssertEqual(changes("let a = b + 16"), ["changed: 16"])
    XCTAssertEqual(changes("let a = $0.1 + pair.0"), [])
    XCTAssertEqual(changes("let a = true"), ["changed: true"])
  }

  func test_comments_and_strings_are_no_code() {
    XCTAssertEqual(changes("// if isOver { return 1 }"), [])
    XCTAssertEqual(changes(#"let a = "1 ? \(b) : 2 // {""#, "let c = 3"), ["changed: 3"])
  }

  func test_a_mutation_knows_its_lines() throws {
    let mutation = try XCTUnwrap(
      MutationScan("func go() {\n  a.add(\n    b)\n  let c = d\n}\n", path: "Go.swift").mutations
        .first)
    XCTAssertEqual([mutation.line, mutation.lastLine], [2, 3])
  }
}
