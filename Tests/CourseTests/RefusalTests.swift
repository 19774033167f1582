import XCTest

@testable import Judging

final class RefusalTests: XCTestCase {
  func test_a_declaration_in_the_place_of_a_test_s_is_refused_with_its_line() {
    for answer in [
      "public func XCTAssertEqual(_ a: Int, _ b: Int) {}", "let XCTAssertTrue = 1",
      "class XCTestCase {}", "typealias XCTestCase = Int", "@main struct A {}",
    ] {
      XCTAssertEqual(Refusal.of("// One.\n\(answer)")?.line, 2, answer)
    }
  }

  func test_a_word_is_no_offence() {
    for answer in [
      "// XCTAssertEqual is what the tests call, @main is not.", "let a = \"func XCTFail() {}\"",
      "struct Sale: Comparable { static func < (a: Sale, b: Sale) -> Bool { true } }",
      "infix operator <<<\nfunc <<< (a: Int, b: Int) -> Int { a }",
      "private func isEqual(_ a: Int, _ b: Int) -> Bool { a == b }",
      "withUnsafeBytes(of: 1) { _ in }", "Unmanaged.passRetained(self)",
    ] { XCTAssertNil(Refusal.of(answer), answer) }
  }
}
