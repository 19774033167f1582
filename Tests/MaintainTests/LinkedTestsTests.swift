import XCTest

@testable import maintain

final class LinkedTestsTests: XCTestCase {
  private let sources = [
    "Operators/Sample.swift": "/// Keeps SIG-SAMPLE-1.\nstruct A {}",
    "Operators/Then.swift": "/// Keeps SIG-THEN-1.\nstruct B {}",
  ]

  private func rows(_ tests: [(file: String, type: String, name: String)], exceptions: String = "")
    throws -> [ConformanceRow]
  {
    let tests = ConformanceTest.tests(
      in: tests.map { ($0.file, "class \($0.type): XCTestCase { func \($0.name)() {} }") })
    let report = ConformanceReport(
      sections: try ConformanceSection.sections(
        of: "# 1. A\nSIG-SAMPLE-1 | S | a\nSIG-SAMPLE-2 | S | b\nVAL-A-1 | S | c"),
      exceptions: try ConformanceException.exceptions(of: exceptions), tests: tests)
    return LinkedTests(report: report, tests: tests).rows(of: sources)
  }

  func test_a_row_is_about_what_claims_it_and_what_its_test_is_named_after() throws {
    let rows = try rows([
      ("Tests/ReactiveCoreTests/ThenTests.swift", "ThenTests", "test_SIG_SAMPLE_1_goes_on")
    ])
    XCTAssertEqual(
      rows,
      [
        ConformanceRow(
          id: "SIG-SAMPLE-1", tests: ["ThenTests.test_SIG_SAMPLE_1_goes_on"],
          paths: ["Operators/Sample.swift", "Operators/Then.swift"])
      ])
  }

  func test_what_nobody_claims_is_about_its_area_or_else_about_no_file() throws {
    let rows = try rows(
      [
        ("Tests/ReactiveCoreTests/SortsTests.swift", "SortsTests", "test_all_is_well"),
        ("Tests/ReactiveCoreTests/ValuesTests.swift", "ValuesTests", "test_VAL_A_1_is_a_value"),
      ], exceptions: "SIG-SAMPLE-2 | different | so; test_all_is_well")
    XCTAssertEqual(rows.map(\.id), ["SIG-SAMPLE-2", "VAL-A-1"])
    XCTAssertEqual(rows[0].tests, ["SortsTests.test_all_is_well"])
    XCTAssertEqual(rows.map(\.paths), [["Operators/Sample.swift"], []])
  }

  func test_a_test_of_another_target_stands_for_no_row() throws {
    XCTAssertEqual(
      try rows([("Tests/MarblesTests/ThenTests.swift", "ThenTests", "test_SIG_SAMPLE_1_a")]), [])
  }
}
