import Files
import XCTest

@testable import maintain

final class ConformanceReportTests: XCTestCase {
  private static let statements = """
    # 1. Values
    ## 1.1 Sending
    SIG-SEND-1 | S | what is sent | arrives
    SIG-SEND-12 | Q | a nil, or none
    VER-1 | C,V | versions differ
    """

  /// `SUB` is an area and the middle of another area's ids.
  func test_the_middle_of_an_id_is_no_id() throws {
    let report = try ConformanceReport(
      statements: "# 1. Time\nSCH-SUB-1 | S | inline\nSUB-PASS-1 | S | forwards", exceptions: "",
      tests: Self.tests(["test_SCH_SUB_1_SUB_PASS_1_forwards"]))
    XCTAssertEqual(report.faults, [])
  }

  private func report(_ exceptions: String, tests: [String]) throws -> ConformanceReport {
    try ConformanceReport(
      statements: Self.statements, exceptions: exceptions, tests: Self.tests(tests))
  }

  private static func tests(_ names: [String]) -> [ConformanceTest] {
    names.map { ConformanceTest(name: $0, type: "SendTests", path: "SendTests.swift") }
  }

  private static let rest = "SIG-SEND-12 | decided | none\nVER-1 | impossible | one version"

  func test_a_test_proves_every_id_in_its_name() throws {
    let report = try report("", tests: ["test_SIG_SEND_1_VER_1_arrives", "test_SIG_SEND_12_nil"])
    XCTAssertEqual(report.faults, [])
    XCTAssertEqual(report.proven, 3)
    XCTAssertEqual(report.proofs["SIG-SEND-12"]?.map(\.name), ["test_SIG_SEND_12_nil"])
  }

  func test_an_id_that_is_proven_may_be_decided() throws {
    let report = try report(Self.rest, tests: ["test_SIG_SEND_1_a", "test_SIG_SEND_12_b"])
    XCTAssertEqual(report.faults, [])
    XCTAssertEqual([report.proven, report.count("decided")], [1, 1])
  }

  func test_a_bar_in_a_statement_stays_in_its_cell_of_the_table() throws {
    let table = try report(Self.rest, tests: ["test_SIG_SEND_1_a"]).table
    XCTAssertTrue(
      table.contains("| SIG-SEND-1 | S | what is sent \\| arrives | [SendTests."), table)
  }

  func test_an_id_is_not_part_of_a_longer_one() throws {
    let report = try report("VER-1 | different | so", tests: ["test_SIG_SEND_12_nil"])
    XCTAssertEqual(report.missing, ["SIG-SEND-1"])
    XCTAssertTrue(report.faults.first?.contains("SIG-SEND-1 has neither") ?? false)
  }

  func test_what_tests_and_exceptions_say_of_each_other_has_to_hold() throws {
    let one = "test_SIG_SEND_1_a"
    let cases: [(exceptions: String, tests: [String], fault: String)] = [
      (
        Self.rest, ["test_SIG_SEND_1_SIG_SEND_2_arrives"],
        "test_SIG_SEND_1_SIG_SEND_2_arrives carries SIG-SEND-2, which is no id; mend its name."
      ),
      (
        "SIG-SENT-1 | different | so\n\(Self.rest)", [one],
        "SIG-SENT-1 in Exceptions.txt is no id; take the line out."
      ),
      (
        Self.rest, [one, "test_VER_1_b"],
        "VER-1 is called impossible, but test_VER_1_b proves it; take the line out."
      ),
      ("\(Self.rest)\nVER-1 | decided | no", [one], "VER-1 stands twice in Exceptions.txt."),
      (
        "SIG-SEND-12 | decided | see \(one), and test_gone.\nVER-1 | decided | no", [one],
        "SIG-SEND-12 in Exceptions.txt names test_gone, which is no test."
      ),
    ]
    for (exceptions, tests, fault) in cases {
      XCTAssertEqual(try report(exceptions, tests: tests).faults, [fault])
    }
  }

  func test_a_line_that_lacks_a_field_is_told_with_its_number() {
    for line in ["VER-1 | impossible |", "VER-1 | perhaps | so", "VER-1"] {
      XCTAssertThrowsError(try ConformanceEntry.exceptions(of: "\n\(line)")) {
        let sentence = ($0 as? CourseError)?.sentence ?? ""
        XCTAssertTrue(sentence.hasPrefix("Exceptions.txt, line 2: “\(line)”"), sentence)
      }
    }
    XCTAssertThrowsError(try ConformanceEntry.statements(of: "# 1. Values\nVER-1 | S"))
  }

  func test_a_claim_is_a_list_of_ids_ranges_and_numbers_that_belong_to_the_area_before() throws {
    XCTAssertEqual(
      try claimed("  /// RAC: `-send:`. Keeps SIG-SEND-1…3, 5 and 7, VER-9."),
      ["SIG-SEND-2", "SIG-SEND-3", "SIG-SEND-5", "SIG-SEND-7", "VER-9"])
  }

  func test_a_claim_goes_on_in_the_next_line_and_ends_with_its_clause() throws {
    XCTAssertEqual(
      try claimed("/// Keeps SIG-SEND-5,\n/// SIG-SEND-6; SIG-SEND-7 is different: so. VER-9 too."),
      ["SIG-SEND-5", "SIG-SEND-6"])
  }

  func test_only_documentation_claims() throws {
    XCTAssertEqual(try claimed("// Keeps SIG-SEND-5.\nlet text = \"Keeps SIG-SEND-6\""), [])
  }

  /// The ids that a text claims and that are none.
  private func claimed(_ text: String) throws -> [String] {
    try ConformanceReport(
      statements: "# 1. Values\nSIG-SEND-1 | S | arrives", exceptions: "",
      tests: Self.tests(["test_SIG_SEND_1_a"]), sources: [("Send.swift", text)]
    ).faults.map { String($0.split(separator: " ")[5].dropLast()) }
  }

  func test_a_claim_of_what_holds_otherwise_or_is_no_id_is_a_fault() throws {
    let report = try ConformanceReport(
      statements:
        "# 1. Values\nSIG-SEND-1 | S | arrives\nSIG-SEND-2 | S | nil\nVER-1 | V | versions",
      exceptions: "SIG-SEND-2 | impossible | no nil\nVER-1 | decided | so",
      tests: Self.tests(["test_SIG_SEND_1_arrives"]),
      sources: [("Send.swift", "/// Keeps SIG-SEND-1…3 and VER-1.")])
    XCTAssertEqual(
      report.faults,
      [
        "Send.swift says that it keeps SIG-SEND-2, which is impossible in Exceptions.txt; say so.",
        "Send.swift says that it keeps SIG-SEND-3, which is no id; mend it.",
        "Send.swift says that it keeps VER-1, which is decided in Exceptions.txt; say so.",
      ])
  }
}
