import ReactiveCore
import XCTest

final class DistinctUntilChangedByTests: XCTestCase {
  func test_a_value_like_the_one_sent_before_it_is_dropped() {
    let letters = Signal.values("a", "A", "b", "B", "a")
    let distinct = letters.distinctUntilChanged { $0.lowercased() == $1.lowercased() }
    for _ in 1...2 { XCTAssertEqual(distinct.syncLines, ["a", "b", "a", "completed"]) }
  }

  func test_a_value_is_compared_with_the_last_one_sent_in_the_order_of_their_coming() {
    let near = Signal.values(1, 2, 3, 4, 0).distinctUntilChanged { $1 - $0 < 2 }
    XCTAssertEqual(near.syncLines, ["1", "3", "completed"])
  }
}
