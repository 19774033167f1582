import Console
import XCTest

@testable import maintain

final class MutationReportTests: XCTestCase {
  private let sites = MutationScan(
    "func go() {\n  a.dispose()\n  b.dispose()\n  c.dispose()\n}\n", path: "Operators/Go.swift"
  ).mutations

  private func report(
    _ fates: [MutationVerdict.Fate], accepted: String = "", red: Set<String> = [],
    statements: [String: Set<String>] = [:]
  ) throws -> MutationReport {
    MutationReport(
      seed: 1, sites: sites, drawn: sites.prefix(fates.count).enumerated().map { ($0, $1) },
      verdicts: fates.enumerated().map {
        MutationVerdict(sites[$0], number: $0, fate: $1, red: red)
      },
      accepted: try AcceptedSurvivor.survivors(of: accepted), statements: statements)
  }

  func test_a_survivor_without_a_reason_is_unexplained() throws {
    let report = try report([.killed(by: "T.test_a"), .survived, .outOfTime])
    XCTAssertEqual([report.killedByLinked, report.outOfTime], [1, 1])
    XCTAssertEqual(report.unexplained.map(\.change), ["removed: b.dispose()"])
    XCTAssertEqual(report.unexplained.map(\.line), [3])
    XCTAssertFalse(report.isGood)
  }

  func test_a_survivor_with_a_reason_is_accepted() throws {
    let report = try report(
      [.killed(by: "T.test_a"), .survived],
      accepted: "Go.swift | b is over by then | removed: b.dispose()")
    XCTAssertEqual(report.accepted, 1)
    XCTAssertTrue(report.isGood)
  }

  func test_a_reason_for_code_that_is_gone_is_a_fault_and_so_is_one_for_what_is_killed() throws {
    let report = try report(
      [.killed(by: "T.test_a")],
      accepted: "Go.swift | x | removed: d.dispose()\nGo.swift | y | removed: a.dispose()")
    XCTAssertEqual(
      report.faults,
      [
        "Survivors.txt: T.test_a kills “removed: a.dispose()” of Go.swift; take the line out.",
        "Survivors.txt: Go.swift has no “removed: d.dispose()” any more; take the line out.",
      ])
    XCTAssertFalse(report.isGood)
  }

  func test_a_line_for_several_places_stands_until_each_of_them_was_killed() throws {
    let sites = MutationScan(
      "func go() {\n  a.dispose()\n  b.dispose()\n  a.dispose()\n}\n", path: "Operators/Go.swift"
    ).mutations
    for count in [2, 3] {
      let report = MutationReport(
        seed: 1, sites: sites, drawn: sites.prefix(count).enumerated().map { ($0, $1) },
        verdicts: sites.prefix(count).enumerated().map {
          MutationVerdict($1, number: $0, fate: .killed(by: "T.test_a"), red: [])
        },
        accepted: try AcceptedSurvivor.survivors(of: "Go.swift | y | removed: a.dispose()"),
        statements: [:])
      XCTAssertEqual(report.faults.isEmpty, count == 2)
    }
  }

  func test_a_statement_without_a_red_test_is_named() throws {
    let report = try report(
      [.killed(by: "T.test_a")], red: ["T.test_a"],
      statements: ["SIG-A-1": ["T.test_a", "T.test_b"], "SIG-B-1": ["T.test_b"]])
    XCTAssertEqual(report.statementsNotRed, ["SIG-B-1"])
  }
}
