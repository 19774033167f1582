import CourseFixtures
import XCTest

@testable import course

final class RoomIsolationTests: XCTestCase {
  func test_a_room_without_isolation_is_refused_with_advice() {
    let sentence = refusal { try RoomCommand.isolation(nil) }
    for help in ["install the package bubblewrap", "seccomp=unconfined", "--trust-answers"] {
      XCTAssertTrue(sentence.contains(help), sentence)
    }
  }
}
