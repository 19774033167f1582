import Foundation
import XCTest

@testable import CourseModel
@testable import maintain

final class WrittenMutantTests: XCTestCase {
  private let source = """
    func go() {
      if isOver || isFull { return }
      parts.add(
        start(16))
      return parts
    }
    """

  private func mutated(_ line: String) throws -> String {
    let sources = ["Operators/Go.swift": source, "Operators/GoOn.swift": ""]
    let mutations = try WrittenMutant.mutants(of: line)
      .compactMap { try $0.mutation(in: sources) }
    return Schemata.text(
      of: source, with: mutations.enumerated().map { (number: $0 + 1, mutation: $1) })
  }

  func test_a_part_of_a_line_is_an_expression() throws {
    XCTAssertEqual(
      try mutated("SIG-A-1 | Go.swift | isOver || isFull => isOver"),
      source.replacingOccurrences(
        of: "isOver || isFull", with: "(mutated(1) ? (isOver) : (isOver || isFull))"))
  }

  func test_whole_lines_are_a_statement_however_they_are_broken() throws {
    XCTAssertEqual(
      try mutated("SIG-A-1 | Go.swift | parts.add( start(16)) => parts.add(start(2))"),
      source.replacingOccurrences(
        of: "parts.add(\n    start(16))",
        with: "if mutated(1) { parts.add(start(2)) } else { parts.add(\n    start(16)) }"))
  }

  func test_nothing_behind_the_arrow_takes_a_statement_out() throws {
    XCTAssertEqual(
      try mutated("SIG-A-1 | Go.swift | return parts =>"),
      source.replacingOccurrences(
        of: "return parts", with: "if mutated(1) {  } else { return parts }"))
  }

  func test_what_goes_on_in_the_next_line_is_an_expression() throws {
    let source = "func go() {\n  a.map {}\n    .named(b)\n}"
    let mutant = try XCTUnwrap(WrittenMutant.mutants(of: "A | Go.swift | a.map {} => a").first)
    XCTAssertEqual(
      try mutant.mutation(in: ["Go.swift": source])?.kind, .writtenExpression)
  }

  func test_what_is_around_brackets_says_which_of_two_is_meant() throws {
    XCTAssertEqual(
      try mutated("SIG-A-1 | Go.swift | { ⟨return => ()⟩ }"),
      source.replacingOccurrences(
        of: "{ return }", with: "{ (mutated(1) ? (()) : (return)) }"))
  }

  func test_code_that_stands_nowhere_or_twice_is_refused_with_the_row() {
    for (change, count) in [("isEmpty => true", "not"), ("is => has", "2 times")] {
      XCTAssertThrowsError(try mutated("SIG-A-1 | Go.swift | \(change)")) {
        XCTAssertTrue("\($0)".contains("of SIG-A-1 stands \(count) in Go.swift"), "\($0)")
      }
    }
  }

  func test_a_reason_is_no_mutation() throws {
    let mutant = try XCTUnwrap(WrittenMutant.mutants(of: "VAL-A-1 | none | Swift's own").first)
    XCTAssertEqual(mutant.reason, "Swift's own")
    XCTAssertNil(try mutant.mutation(in: ["Go.swift": source]))
  }

  func test_a_line_of_another_form_is_refused() {
    for line in [
      "SIG-A-1 | Go.swift | isOver", "SIG-A-1 | none", "SIG-A-1 | Go.swift | => x",
      "SIG-A-1 | Go.swift | a ⟨b => c",
    ] {
      XCTAssertThrowsError(try WrittenMutant.mutants(of: line), line)
    }
  }

  func test_every_line_of_the_list_stands_once_in_the_library() throws {
    let here = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    let course = try Course(above: here)
    let sources = try MutatedPackage(of: course).sources
    let list = try TextFile.read(course.root.appendingPathComponent(WrittenMutant.path))
    for mutant in try WrittenMutant.mutants(of: list) {
      XCTAssertNoThrow(try mutant.mutation(in: sources))
    }
  }
}
