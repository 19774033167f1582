import XCTest

@testable import Grading

final class TestRunTests: XCTestCase {
  func test_after_a_hang_the_others_get_little() {
    XCTAssertEqual(TestLimits.patienceAfterHang(10), 2)
    XCTAssertEqual(TestLimits.patienceAfterHang(60), 12)
    XCTAssertEqual(TestLimits.patienceAfterHang(1), 1)
  }
}
