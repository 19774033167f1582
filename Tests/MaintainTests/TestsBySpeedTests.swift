import XCTest

@testable import maintain

final class TestsBySpeedTests: XCTestCase {
  func test_a_class_without_a_slow_test_is_named_as_a_whole() {
    let tests = TestsBySpeed(["A.test_1": 0.1, "A.test_2": 0.1, "B.test_1": 0.1, "B.test_2": 2])
    XCTAssertEqual(tests.quick, ["A", "B.test_1"])
    XCTAssertEqual(tests.slow, ["B.test_2"])
    XCTAssertEqual(tests.secondsOfQuick, 0.3, accuracy: 0.001)
    XCTAssertEqual(tests.secondsOfSlow, 2)
  }
}
