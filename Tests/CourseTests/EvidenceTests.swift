import XCTest

@testable import CourseModel

final class EvidenceTests: XCTestCase {
  func test_only_lines_with_the_secret_count() {
    let text = """
      s3cret\tstarted\tTask1Tests.testOne
      guess\tpassed\tTask1Tests.testOne
      passed\tTask1Tests.testOne
      s3cret\tended\tTask1Tests.testOne
      s3cret\tfinished

      """
    XCTAssertEqual(
      Evidence(text, secret: "s3cret").events,
      [.started("Task1Tests.testOne"), .ended("Task1Tests.testOne"), .finished])
  }

  func test_a_message_keeps_its_lines_tabs_and_backslashes() {
    let text = "s\tfailed\tT.t\t/a/T.swift\t7\tone\\ntwo\\tthree\\\\n\n"
    XCTAssertEqual(
      Evidence(text, secret: "s").events,
      [.failed("T.t", .init(file: "/a/T.swift", line: 7, message: "one\ntwo\tthree\\n"))])
  }

  func test_a_carriage_return_before_the_end_of_a_line_swallows_no_line() {
    XCTAssertEqual(
      Evidence("s\tfailed\tT.t\t\t7\tone\r\ns\tended\tT.t\n", secret: "s").events,
      [.failed("T.t", .init(file: "", line: 7, message: "one\r")), .ended("T.t")])
  }

  func test_an_unfinished_or_unknown_line_counts_for_nothing() {
    XCTAssertEqual(Evidence("s\tpassed\ns\tcheered\tT.t\ns", secret: "s").events, [])
  }
}
