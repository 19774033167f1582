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
      "let text = \"\\(\"\\\"\")\"; import XCTest", "// a comment\rimport XCTest",
    ]
    for answer in disguises { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_a_regular_expression_is_read_as_the_compiler_reads_it() {
    let prose = "\n// XCTest, @main and func == are words here.\nlet said = \"XCTFail\"\n"
    for answer in [
      "let quote = /\"/", "let quote = #/\"/#", "let open = #/ /* /#", "let not = /[^\"]*/",
      "let found = text.firstMatch(of: /a\"(b)/)", "let both = [/\"/, /(\")/]",
      "let slash = /\\/\"/", "let long = #/\n  \"  # a quote\n  /#", "let two = ##/ \"/# /##",
      "func quote() -> Regex<Substring> { return /\"/ }", "let digits = /[0-9]+/",
      "let half = (a + b) / 2, rest = (a)/(b) + c/d", "let name = names.map { /x/ }",
      "let text = \"\\(all.count / 2) \\(all.contains(/x/))\"",
    ] { XCTAssertNil(Refusal.of(answer + prose, stub: ""), answer) }
  }

  func test_nothing_is_hidden_by_what_only_looks_like_a_regular_expression() {
    for answer in [
      "let a = b /\"/ c\" ; import XCTest", "let a = /\"/\nimport XCTest //\"",
      "let a = c ?/\"/ : d; import XCTest; let e = /\"/", "let a = (/) \"/\"; import XCTest //\"",
      "let a = ^/\"/ ; import XCTest //\"", "let a = b.in /\"/ ; import XCTest //\"",
      "let a = x\n/\"/ import XCTest; //\"", "let a = #/ \" \nimport XCTest //\" /#",
      "let a = [/a)\"/, b]; import XCTest //\"", "func f() { return/\"/ }; import XCTest //\"",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
    let order = "struct A: Comparable {}; func < (a: Int, b: Int) -> Bool { true }"
    XCTAssertNotNil(Refusal.of("let a = /\"/ ; let s = \"struct Int\"; " + order, stub: ""))
  }

  func test_what_decides_the_equality_of_objects_is_refused() {
    for answer in [
      "class A: NSObject { override func isEqual(_ other: Any?) -> Bool { true } }",
      "class A: NSObject { override func `isEqual` (_ other: Any?) -> Bool { true } }",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
    XCTAssertNil(Refusal.of("let same = a.isEqual(b)", stub: ""))
  }

  func test_a_comparison_of_what_a_test_may_compare_is_refused() {
    for name in ["==", "!=", "!", "&&", "||", "~=", "===", "<", ">="] {
      for space in [" ", "\n", "/* a\n b */", " // c\n"] {
        let answer =
          "struct A: Equatable { static func\(space)\(name) (a: A, b: A) -> Bool { true } }"
        XCTAssertNotNil(Refusal.of(answer, stub: "", asked: ["A"]), answer)
      }
    }
    let alias =
      "struct A {}; extension Int { typealias A = Int; static func == (a: A, b: A) -> Bool { true } }"
    XCTAssertNotNil(Refusal.of(alias, stub: ""))
  }

  func test_a_type_of_one_s_own_may_have_any_comparison() {
    for name in ["==", "!=", "<", ">", "<=", ">="] {
      let operation = "static func \(name) (a: A, b: A) -> Bool { a.n < b.n }"
      for answer in [
        "struct A: Comparable { \(operation) }", "struct A { \(operation) }",
        "private final class A: Equatable { \(operation) }",
      ] { XCTAssertNil(Refusal.of(answer, stub: "", asked: ["Sale"]), answer) }
    }
    XCTAssertNil(
      Refusal.of(
        "fileprivate extension Sale { static func > (a: Sale, b: Sale) -> Bool { true } }",
        stub: "",
        given: ["Sale"], asked: ["Sale"]))
  }

  func test_what_writes_into_memory_is_refused() {
    for answer in [
      "UnsafeMutablePointer<UInt>(bitPattern: 1)", "withUnsafeBytes(of: &a) { _ in }",
      "unsafeBitCast(a, to: Int.self)", "memcpy(.init(bitPattern: 1), &a, 8)",
      "Unmanaged.passUnretained(a)", "data.mutableBytes.storeBytes(of: 1, as: Int.self)",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
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
      "let f = Glibc.dlsym(nil, \"fork\")",
      "extension Swift.SetAlgebra {}",
    ]
    for answer in answers { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_prose_is_no_offence() {
    let answers = [
      "// XCTAssertEqual is what the tests call; @main, @section and func == are not for here.",
      "/* write to me@c.example /* or @_cdecl */ and ExpressibleByIntegerLiteral */ let a = 1",
      "let text = \"me@c.example XCTFail @main dlsym\"",
      "let raw = #\"a \\(XCTest) \"quoted\" @used\"#",
      "let long = \"\"\"\n  @section \"XCTest\"\n  func == (\n  \"\"\"",
      "let half = (a + b) / 2 // XCTest, a/b\nlet rate = total/count",
      "// a comment\r\n// XCTest\r\nlet a = 1\r\n",
      "let nested = \"\\(names[\"XCTest\"] ?? \"@main\")\"",
    ]
    for answer in answers { XCTAssertNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_what_an_interpolation_holds_is_code() {
    for answer in [
      "let a = \"\\(XCTest.self)\"", "let a = #\"\\#(dlsym(nil, \"a\"))\"#",
      "let a = \"\"\"\n\\(XCTFail(\")\"))\n\"\"\"",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_an_attribute_is_read_as_the_compiler_reads_it() {
    for answer in [
      "@`_cdecl`(\"write\") public func f() {}", "@ `c` func read() {}", "@/* */`used` let a = 1",
      "@`section`(\".init_array\") let a = 1", "@\n_cdecl(\"a\") func a() {}",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_a_type_may_have_an_order_of_its_own() {
    let order = "static func < (a: Sale, b: Sale) -> Bool { a.sum < b.sum }"
    XCTAssertNil(Refusal.of("struct Sale: Comparable { \(order) }", stub: ""))
    XCTAssertNil(Refusal.of("struct Sale {}\nextension Sale: Comparable { \(order) }", stub: ""))
    XCTAssertNil(
      Refusal.of(
        "struct A: Comparable { static func <(lhs: Self, rhs: Self) -> Bool { true } }", stub: ""))
    for answer in [
      "extension Int { static func < (a: Int, b: Int) -> Bool { true } }",
      "struct A {}; extension Int { static func < (a: Self, b: Self) -> Bool { true } }",
      "struct A {}; func < (a: Int, b: Int) -> Bool { true }",
      "struct A {}; func < <A>(a: A, b: A) -> Bool { true }",
      "typealias A = Int; func < (a: A, b: A) -> Bool { true }",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
  }

  func test_a_given_type_that_no_test_compares_may_have_an_order_and_an_equality() {
    let order = "static func < (a: Sale, b: Sale) -> Bool { a.sum < b.sum }"
    let equality = "static func == (a: Sale, b: Sale) -> Bool { a.sum == b.sum }"
    let answer = "extension Sale: Comparable { \(order); \(equality) }"
    XCTAssertNil(Refusal.of(answer, stub: "", given: ["Sale"]))
    XCTAssertNotNil(Refusal.of(answer, stub: "", asked: ["Sale"]))
    let other = "extension Sale: Comparable {}; func == (a: Int, b: Int) -> Bool { true }"
    XCTAssertNotNil(Refusal.of(other, stub: "", given: ["Sale"]))
    XCTAssertEqual(OwnTypes.withoutEquality(in: "struct A {}; enum B {}; class C {}"), ["A", "C"])
    XCTAssertEqual(OwnTypes.withoutEquality(in: "struct A {}; struct B: Hashable {}"), [])
  }

  func test_what_is_not_compiled_is_no_offence_and_hides_nothing() {
    XCTAssertNil(
      Refusal.of("#if false\nimport XCTest\n#if DEBUG\n@main\n#endif\n#endif\n", stub: ""))
    for answer in [
      "#if false\n#else\nimport XCTest\n#endif", "#if false\n#endif\nimport XCTest",
      "#if false\n#elseif true\nimport XCTest\n#endif", "#if true\nimport XCTest\n#endif",
      "#if false\nlet a = 1 #endif\nimport XCTest\n#if false\n#endif",
      "#if false\n//\r\n#endif\r\nimport XCTest\n#if false\n#endif",
      "let a = \"\"\"\n#if false\n\"\"\"\nimport XCTest\n#if false\n#endif",
      "#if false || true\nimport XCTest\n#endif",
    ] { XCTAssertNotNil(Refusal.of(answer, stub: ""), answer) }
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
