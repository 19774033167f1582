import XCTest

@testable import Exercises

final class SourceScanTests: XCTestCase {
  func test_functions_without_parameters_whose_names_start_with_test_are_tests() {
    let source = """
      final class Task1CountdownTests: XCTestCase {
        func testCounts() {}
        func test_ends_at_zero() throws {}
        func testHelper(of number: Int) {}
        func helper() {}
        // func testInAComment() {}
        /* func testInABlock() {} /* nested */ func testStillInside() {} */
        let text = "func testInAString() {}"
        let long = \"\"\"
          func testInALongString() {}
          \"\"\"
        let raw = #"func testInARawString() {} " still"#
        func `testInBackticks`() async {}
      }
      """
    XCTAssertEqual(
      SourceScan(source).testFunctions, ["testCounts", "test_ends_at_zero", "testInBackticks"])
  }

  func test_comments_and_layout_do_not_make_files_different() {
    let source = "/// Task 1.\nlet name = \"a b\"  // why\n"
    XCTAssertTrue(SourceScan.isAlike(source, "/* Task 2. */ let name\n  = \"a b\""))
    for other in ["let name = \"a  b\"", "let names = \"a b\"", "let name = \"a b\";", ""] {
      XCTAssertFalse(SourceScan.isAlike(source, other), other)
    }
  }

  func test_unfinished_strings_and_comments_end_the_scan() {
    for source in ["\"open", "/* open", "\"\"\"\nopen", "#\"open", "\"\\", "/", "#"] {
      XCTAssertEqual(SourceScan(source).testFunctions, [], source)
    }
  }
}
