import ReactiveCore
import XCTest

final class ReplaceErrorTests: XCTestCase {
  func test_a_value_takes_the_place_of_an_error_and_ends_it() {
    XCTAssertEqual(
      joinedLines("a1 a#") { source, _ in source.replaceError(with: "0") },
      ["subscribe a", "1", "dispose a", "0", "completed"])
  }
}
