import ReactiveCore
import XCTest

final class TakeWhileInclusiveTests: XCTestCase {
  func test_the_value_that_ends_it_is_sent_and_the_source_is_disposed_before_the_end() {
    XCTAssertEqual(
      joinedLines("a1 a9 a2") { source, _ in source.take(while: { $0 < "5" }, inclusive: true) },
      ["subscribe a", "1", "9", "dispose a", "completed"])
  }

  func test_without_inclusive_it_is_take_while() {
    let numbers = Signal.values(1, 9, 2)
    XCTAssertEqual(
      numbers.take(while: { $0 < 5 }, inclusive: false).syncLines, ["1", "completed"])
    XCTAssertEqual(
      numbers.take(while: { $0 < 5 }, inclusive: true).syncLines, ["1", "9", "completed"])
  }
}
