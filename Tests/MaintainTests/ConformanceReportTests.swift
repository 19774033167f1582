import Files
import XCTest

@testable import CourseModel
@testable import maintain

final class ConformanceReportTests: XCTestCase {
  private static let statements = """
    # 1. Values
    ## 1.1 Sending
    SIG-SEND-1 | S | what is sent arrives
    SIG-SEND-12 | Q | a nil, or none
    VER-1 | C,V | versions differ
    """

  /// `SUB` is an area and the middle of another area's ids.
  func test_the_middle_of_an_id_is_no_id() throws {
    let sections = try ConformanceSection.sections(
      of: "# 1. Time\nSCH-SUB-1 | S | inline\nSUB-PASS-1 | S | forwards")
    let source = "class T: XCTestCase { func test_SCH_SUB_1_SUB_PASS_1_forwards() {} }"
    let report = ConformanceReport(
      sections: sections, exceptions: [], tests: ConformanceTest.tests(in: [("T.swift", source)]))
    XCTAssertEqual(report.faults, [])
  }

  private func report(_ exceptions: String, tests: String...) throws -> ConformanceReport {
    try report(exceptions, tests: tests)
  }

  private func report(_ exceptions: String, tests: [String]) throws -> ConformanceReport {
    let body = tests.map { "func \($0)() {}" }.joined(separator: "\n")
    let file = "final class SendTests: XCTestCase {\n\(body)\n}"
    return ConformanceReport(
      sections: try ConformanceSection.sections(of: Self.statements),
      exceptions: try ConformanceException.exceptions(of: exceptions),
      tests: ConformanceTest.tests(in: [("Tests/ReactiveCoreTests/SendTests.swift", file)]))
  }

  private static let rest = "SIG-SEND-12 | decided | none\nVER-1 | impossible | one version"

  func test_a_test_proves_every_id_in_its_name() throws {
    let report = try report("", tests: "test_SIG_SEND_1_VER_1_arrives", "test_SIG_SEND_12_nil")
    XCTAssertEqual(report.faults, [])
    XCTAssertEqual(report.count(nil), 3)
    XCTAssertEqual(report.proofs["SIG-SEND-12"]?.map(\.name), ["test_SIG_SEND_12_nil"])
  }

  func test_an_id_that_is_proven_may_be_decided() throws {
    let report = try report(Self.rest, tests: "test_SIG_SEND_1_a", "test_SIG_SEND_12_b")
    XCTAssertEqual(report.faults, [])
    XCTAssertEqual([report.count(nil), report.count(.decided)], [1, 1])
  }

  func test_an_id_is_not_part_of_a_longer_one() throws {
    let report = try report("VER-1 | different | so", tests: "test_SIG_SEND_12_nil")
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
      XCTAssertThrowsError(try ConformanceException.exceptions(of: "\n\(line)")) {
        let sentence = ($0 as? CourseError)?.sentence ?? ""
        XCTAssertTrue(sentence.hasPrefix("Exceptions.txt, line 2: “\(line)”"), sentence)
      }
    }
    XCTAssertThrowsError(try ConformanceSection.sections(of: "VER-1 | S | no heading above"))
  }
}
