import XCTest

@testable import CourseModel

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

  func test_nothing_is_hidden_by_what_only_looks_like_a_comment_or_a_string() {
    let disguises = [
      "let comment = #/ /* /#\nimport XCTest", "let text = #/\"\"\"/#\nimport XCTest",
      "let text = \"\\(\"\\\"\")\"; import XCTest",
    ]
    for answer in disguises { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_an_own_comparison_is_refused() {
    for name in ["==", "!=", "!", "&&", "||", "~=", "===", "<", ">="] {
      for space in [" ", "\n", "/* a\n b */", " // c\n"] {
        let answer =
          "struct A: Equatable { static func\(space)\(name) (a: A, b: A) -> Bool { true } }"
        XCTAssertNotNil(Refusal.of(answer, stub: ""), answer)
      }
    }
  }

  func test_a_type_that_passes_for_what_is_expected_is_refused() {
    let answer =
      "struct Any: Equatable, ExpressibleByIntegerLiteral { init(integerLiteral: Int) {} }"
    XCTAssertNotNil(Refusal.of(answer, stub: ""))
  }

  func test_what_reaches_into_the_tests_is_refused() {
    let answers = [
      "@_cdecl(\"write\") public func mine() {}", "@_silgen_name(\"a\") func a()",
      "@c func read() {}",
      "@main struct A {}", "@section(\".init_array\") let a = 1", "let f = dlsym(nil, \"fork\")",
    ]
    for answer in answers { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_what_a_learner_writes_and_what_the_stub_has_are_no_offence() {
    let answers = [
      "let same = a == b && !c", "@discardableResult func cdecl() {}",
      "@escaping @Sendable () -> Void",
      "@cached var used = main", "func <~ (a: A, b: B) {}", "func first<A>(_ a: A) {}",
    ]
    for answer in answers { XCTAssertNil(Refusal.of(answer, stub: ""), answer) }
    let stub = "struct A { static func == (a: A, b: A) -> Bool { false } }"
    XCTAssertNil(Refusal.of(stub, stub: stub))
  }
}
