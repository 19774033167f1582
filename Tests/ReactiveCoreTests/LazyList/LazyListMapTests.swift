import ReactiveCore
import XCTest

final class LazyListMapTests: XCTestCase {
  func test_STR_MAP_1_one_result_an_element_in_order() {
    XCTAssertEqual([1, 2, 3].lazyList.map { "\($0)_" }.array, ["1_", "2_", "3_"])
  }

  func test_STR_MAP_1_the_closure_runs_once_an_element_however_often_it_is_read() {
    var log: [String] = []
    let letters = ["A", "B", "C"].lazyList.map { letter -> String in
      log.append(letter)
      return letter + "_"
    }
    XCTAssertEqual([letters.head, letters.tail.head, letters.tail.head], ["A_", "B_", "B_"])
    XCTAssertEqual(log, ["A", "B"])
  }

  func test_map_works_on_an_endless_list() {
    XCTAssertEqual(numbers(from: 1).map { $0 * $0 }.take(3).array, [1, 4, 9])
  }

  func test_SEQ_CORE_5_a_list_that_was_read_to_its_end_holds_its_closure_no_longer() {
    var held: Box<Int>? = Box()
    let watched = Weak(held)
    let mapped = [1, 2].lazyList.map { [held] value in (value, held).0 }
    held = nil
    XCTAssertEqual(mapped.head, 1)
    XCTAssertNotNil(watched.object)
    withExtendedLifetime(mapped) {
      XCTAssertEqual(mapped.array, [1, 2])
      XCTAssertNil(watched.object)
    }
  }
}
