import XCTest

@testable import maintain

final class RowReportTests: XCTestCase {
  private let mutation = MutationScan(
    "func go() {\n  a.dispose()\n}\n", path: "Operators/Go.swift"
  ).mutations[0]

  private func report(_ written: String = "", red: [Int: Set<String>], owners: [Int: String] = [:])
    throws -> RowReport
  {
    RowReport(
      seed: 1,
      rows: ["A", "B"].map {
        ConformanceRow(id: $0, tests: ["T.test_\($0)"], paths: ["Operators/Go.swift"])
      },
      untested: 3,
      verdicts: red.sorted { $0.key < $1.key }.map {
        MutationVerdict(mutation, number: $0.key, fate: .survived, red: $0.value)
      },
      written: try WrittenMutant.mutants(of: written), owners: owners)
  }

  func test_a_row_names_the_mutant_and_its_own_test() throws {
    let report = try report(red: [1: ["T.test_A", "T.test_C"]])
    XCTAssertEqual(report.rows.map(\.state), [.machine, .open])
    XCTAssertEqual(
      report.rows[0].words, "Operators/Go.swift:2 removed: a.dispose(), red: T.test_A")
    XCTAssertEqual(report.rows[1].words, "green under all mutants of Operators/Go.swift")
    XCTAssertFalse(report.isGood)
  }

  func test_a_mutant_of_another_file_shows_nothing() throws {
    let other = MutationVerdict(
      MutationScan("func go() {\n  a.dispose()\n}\n", path: "Operators/Other.swift").mutations[0],
      number: 1, fate: .survived, red: ["T.test_A"])
    let row = ConformanceRow(id: "A", tests: ["T.test_A"], paths: ["Operators/Go.swift"])
    XCTAssertEqual(row.redTests(of: other, owners: [:]), [])
    XCTAssertEqual(row.redTests(of: other, owners: [1: "A"]), ["T.test_A"])
  }

  func test_a_mutant_that_an_author_wrote_counts_for_its_row_alone_and_before_the_machines() throws
  {
    let report = try report(
      "A | Go.swift | a => b", red: [1: ["T.test_A", "T.test_B"], 2: ["T.test_A"]],
      owners: [1: "A"])
    XCTAssertEqual(report.rows.map(\.state), [.hand, .open])
    XCTAssertEqual(report.faults, [])
  }

  func test_a_row_with_a_reason_is_no_fault_until_it_is_red() throws {
    let reasons = "A | none | Swift's own\nB | none | Swift's own"
    XCTAssertTrue(try report(reasons, red: [:]).isGood)
    XCTAssertEqual(
      try report(reasons, red: [1: ["T.test_A"]]).faults,
      [
        "Rows.txt: A is red under Operators/Go.swift:2 removed: a.dispose(), red: T.test_A; "
          + "take its reason out."
      ])
  }

  func test_a_line_that_shows_nothing_is_a_fault() throws {
    XCTAssertEqual(
      try report(
        "A | Go.swift | a => b\nC | none | no row", red: [1: ["T.test_A", "T.test_B"]]
      ).faults,
      [
        "Rows.txt: C is no row with a test; take the line out.",
        "Rows.txt: A has a mutant that does not compile, or leaves its test green.",
      ])
  }
}
