import XCTest

@testable import maintain

final class ConformanceTestTests: XCTestCase {
  private func names(_ sources: String...) -> [String] {
    ConformanceTest.tests(in: sources.map { ("A.swift", $0) }).map { "\($0.type).\($0.name)" }
  }

  func test_a_test_is_a_function_of_a_test_class_that_takes_nothing() {
    let source = """
      func test_free() {}
      final class MapTests: XCTestCase {
        func test_one() { func test_inside() {} }
        private func test_hidden() {}
        static func test_static() {}
        func test_of(_ number: Int) {}
        struct Given { func test_given() {} }
        // func test_comment() {}
        let text = "func test_text() {}"
        func test_two() async throws {}
      }
      struct Helper { func test_helper() {} }
      """
    XCTAssertEqual(names(source), ["MapTests.test_one", "MapTests.test_two"])
  }

  func test_a_test_class_may_inherit_from_another_and_have_extensions() {
    XCTAssertEqual(
      names(
        "class Laws<S: Stream>: XCTestCase { class func make() {} }",
        "final class ListLaws: Laws<List> { func test_list() {} }",
        "extension ListLaws { func test_more() {} }"),
      ["ListLaws.test_list", "ListLaws.test_more"])
  }

  func test_a_class_that_inherits_from_itself_is_no_test_class() {
    XCTAssertEqual(names("class Loop: Loop { func test_loop() {} }"), [])
  }
}
