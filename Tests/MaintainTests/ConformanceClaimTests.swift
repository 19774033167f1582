import XCTest

@testable import maintain

final class ConformanceClaimTests: XCTestCase {
  private func ids(_ text: String) -> [String] {
    ConformanceClaim.claims(in: text, at: "Send.swift").map(\.id)
  }

  func test_a_claim_is_a_list_of_ids_ranges_and_numbers_that_belong_to_the_area_before() {
    XCTAssertEqual(
      ids("  /// RAC: `-send:`. Keeps SIG-SEND-1…3, 5 and 7, VER-1."),
      ["SIG-SEND-1", "SIG-SEND-2", "SIG-SEND-3", "SIG-SEND-5", "SIG-SEND-7", "VER-1"])
  }

  func test_a_claim_goes_on_in_the_next_line_and_ends_with_its_clause() {
    XCTAssertEqual(
      ids("/// Keeps SIG-SEND-1,\n/// SIG-SEND-2; SIG-SEND-3 is different: so. VER-1 too."),
      ["SIG-SEND-1", "SIG-SEND-2"])
  }

  func test_only_documentation_claims() {
    XCTAssertEqual(ids("// Keeps SIG-SEND-1.\nlet text = \"Keeps SIG-SEND-2\""), [])
  }

  func test_a_claim_of_what_holds_otherwise_or_is_no_id_is_a_fault() throws {
    let claims = ConformanceClaim.claims(
      in: "/// Keeps SIG-SEND-1…3 and VER-1.", at: "Send.swift")
    let report = ConformanceReport(
      sections: try ConformanceSection.sections(
        of: "# 1. Values\nSIG-SEND-1 | S | arrives\nSIG-SEND-2 | S | nil\nVER-1 | V | versions"),
      exceptions: try ConformanceException.exceptions(
        of: "SIG-SEND-2 | impossible | no nil\nVER-1 | decided | so"),
      tests: ConformanceTest.tests(
        in: [("T.swift", "class T: XCTestCase { func test_SIG_SEND_1_arrives() {} }")]),
      claims: claims)
    XCTAssertEqual(
      report.faults,
      [
        "Send.swift says that it keeps SIG-SEND-2, which is impossible in Exceptions.txt; say so.",
        "Send.swift says that it keeps SIG-SEND-3, which is no id; mend it.",
        "Send.swift says that it keeps VER-1, which is decided in Exceptions.txt; say so.",
      ])
  }
}
