import XCTest

@testable import course

final class RefusalTests: XCTestCase {
  func test_a_name_of_the_tests_is_refused_with_its_line() {
    let answers = [
      "public func XCTAssertEqual(_ a: Int, _ b: Int) {}",
      "let XCTAssertTrue = 1", "import XCTest", "extension XCTestCase {}",
    ]
    for answer in answers {
      let refusal = Refusal.of("// first line\n" + answer, stub: "")
      XCTAssertEqual(refusal?.line, 2, answer)
      XCTAssertTrue(refusal?.sentence.contains("belongs to the tests") ?? false, answer)
    }
  }

  func test_an_own_equality_is_refused() {
    for name in ["==", "!="] {
      let answer = "struct A: Equatable { static func \(name) (a: A, b: A) -> Bool { true } }"
      XCTAssertNotNil(Refusal.of(answer, stub: ""), name)
    }
  }

  func test_comparing_mentioning_and_what_the_stub_has_are_no_offence() {
    XCTAssertNil(Refusal.of("let same = a == b  // as XCTAssertEqual does", stub: ""))
    XCTAssertNil(Refusal.of("let text = \"XCTest\"", stub: nil))
    let stub = "struct A { static func == (a: A, b: A) -> Bool { false } }"
    XCTAssertNil(Refusal.of(stub, stub: stub))
  }
}
