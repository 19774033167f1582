import ReactiveCore
import XCTest

final class LazyListUnfoldTests: XCTestCase {
  func test_grows_from_its_state_until_nil() {
    let countdown = LazyList.unfold(3) { $0 == 0 ? nil : ($0, $0 - 1) }
    XCTAssertEqual(countdown.array, [3, 2, 1])
    let fibonacci = LazyList.unfold((0, 1)) { ($0.0, ($0.1, $0.0 + $0.1)) }
    XCTAssertEqual(fibonacci.take(7).array, [0, 1, 1, 2, 3, 5, 8])
  }

  func test_runs_once_an_element_and_not_before_it_is_read() {
    var runs = 0
    let list = LazyList.unfold(0) { state in
      runs += 1
      return (state, state + 1)
    }
    XCTAssertEqual(runs, 0)
    XCTAssertEqual([list.tail.head, list.head, list.tail.head], [1, 0, 1])
    XCTAssertEqual(runs, 2)
  }
}
