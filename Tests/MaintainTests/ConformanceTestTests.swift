import XCTest

@testable import maintain

final class ConformanceTestTests: XCTestCase {
  func test_a_test_is_a_function_that_takes_nothing_in_a_type() {
    let source = #"""
      final class MapTests: XCTestCase {
        func test_one() {
          let text = """
            func test_text() {}
            """
        }
        #if DEBUG
          func test_of_a_debug_build() {}
        #endif
        func test_of(_ number: Int) {}
        // func test_comment() {}
        func test_two() async throws {}
      }
      extension FilterTests {
        func test_more() {}
      }
      """#
    XCTAssertEqual(
      ConformanceTest.tests(in: source, at: "A.swift").map { "\($0.type).\($0.name)" },
      [
        "MapTests.test_one", "MapTests.test_of_a_debug_build", "MapTests.test_two",
        "FilterTests.test_more",
      ])
  }
}
