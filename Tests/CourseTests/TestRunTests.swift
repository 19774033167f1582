import XCTest

@testable import CourseModel

final class TestRunTests: XCTestCase {
  private let failure = TestOutcome.failed(.init(file: "T.swift", line: 1, message: "no"))

  func test_a_pass_counts_only_beside_a_failure_where_it_must_fail() {
    XCTAssertEqual(TestRun.outcome(straight: .passed, turned: .passed), .passed)
    for turned: TestOutcome? in [.unproven, failure, .skipped, .notRun, nil] {
      XCTAssertEqual(TestRun.outcome(straight: .passed, turned: turned), .unproven)
    }
  }

  func test_what_ends_the_process_where_it_must_fail_is_said() {
    for turned: TestOutcome in [.hung, .crashed("x"), .ranOutOfMemory, .leftEarly(3)] {
      XCTAssertEqual(TestRun.outcome(straight: .passed, turned: turned), turned)
    }
  }

  func test_what_did_not_pass_stays_what_it_is() {
    XCTAssertEqual(TestRun.outcome(straight: failure, turned: .passed), failure)
    XCTAssertEqual(TestRun.outcome(straight: nil, turned: .passed), .notRun)
  }

  func test_after_a_hang_the_others_get_little() {
    XCTAssertEqual(TestLimits.patienceAfterHang(10), 2)
    XCTAssertEqual(TestLimits.patienceAfterHang(60), 12)
    XCTAssertEqual(TestLimits.patienceAfterHang(1), 1)
  }
}
