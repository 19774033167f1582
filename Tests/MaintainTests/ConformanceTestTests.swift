import XCTest

@testable import maintain

final class ConformanceTestTests: XCTestCase {
  func test_a_test_is_a_function_that_takes_nothing_in_what_nothing_else_encloses() {
    let source = """
      func test_free() {}
      final class MapTests: XCTestCase {
        func test_one() { func test_inside() {} }
        func test_of(_ number: Int) {}
        struct Given { func test_given() {} }
        // func test_comment() {}
        let text = "func test_text() {}"
        func test_two() async throws {}
      }
      extension FilterTests { func test_more() {} }
      """
    XCTAssertEqual(
      ConformanceTest.tests(in: [("A.swift", source)]).map { "\($0.type).\($0.name)" },
      ["MapTests.test_one", "MapTests.test_two", "FilterTests.test_more"])
  }
}
