import ReactiveCore
import XCTest

final class LazyListBindTests: XCTestCase {
  private let log = Log()

  // SEQ-BIND-1
  func test_the_factory_runs_once_when_bind_is_called() {
    var factories = 0
    let sums = [1, 2, 3].lazyList.bind { () -> (Int, inout Bool) -> LazyList<Int>? in
      factories += 1
      var sum = 0
      return { element, _ in
        sum += element
        return .return(sum)
      }
    }
    XCTAssertEqual(factories, 1)
    XCTAssertEqual([sums.array, sums.array], [[1, 3, 6], [1, 3, 6]])
    XCTAssertEqual(factories, 1)
  }

  // SEQ-BIND-2, SEQ-BIND-5
  func test_an_operator_runs_only_when_a_head_is_read() {
    let log = log
    let step = { (element: Int) -> Int in
      log.add("step \(element)")
      return element
    }
    let operators: [(name: String, apply: (LazyList<Int>) -> LazyList<Int>)] = [
      ("bind", { $0.bind { { element, _ in .return(step(element)) } } }),
      ("flattenMap", { $0.flattenMap { .return(step($0)) } }),
      ("map", { $0.map(step) }), ("filter", { $0.filter { step($0) > 0 } }),
      ("scan", { $0.scan(0) { step($0 + $1) } }),
    ]
    for (name, apply) in operators {
      let list = apply(log.list(1...3))
      XCTAssertEqual(log.takeLines(), [], name)
      XCTAssertEqual(list.head, 1, name)
      XCTAssertEqual(log.takeLines(), ["head 1", "step 1", "tail 1"], name)
    }
  }

  // SEQ-BIND-3
  func test_nil_from_the_step_ends_the_result_with_or_without_stop() {
    for stops in [false, true] {
      _ = log.takeLines()
      let result = log.list(1...3).bind { () -> (Int, inout Bool) -> LazyList<Int>? in
        { element, stop in
          stop = stops && element == 2
          return element == 2 ? nil : .return(element)
        }
      }
      XCTAssertEqual(result.array, [1])
      XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2"])
    }
  }

  // SEQ-BIND-3
  func test_stop_ends_the_result_after_one_more_list_and_evaluates_nothing_more() {
    let result = log.list(1...3).bind {
      { element, stop in
        stop = element == 2
        return [element, -element].lazyList
      }
    }
    XCTAssertEqual(result.array, [1, -1, 2, -2])
    XCTAssertEqual(log.lines, ["head 1", "tail 1", "head 2"])
  }

  // SEQ-BIND-6
  func test_a_list_of_one_element_is_as_lazy_as_any_other() {
    var runs = 0
    let mapped = LazyList.return(1).map { $0 + runs }
    let bound = LazyList.return(1).flattenMap { .return($0 + runs) }
    runs = 41
    XCTAssertEqual(mapped.array, [42])
    XCTAssertEqual(bound.array, [42])
  }

  // SEQ-BIND-7
  func test_an_empty_list_never_runs_the_step() {
    let result = LazyList<Int>.empty().bind {
      { element, _ in
        XCTFail("The step should not be called."); return .return(element)
      }
    }
    XCTAssertEqual(result.description, "[]")
    let mapped = LazyList<Int>.empty().map { _ in XCTFail("The closure should not be called.") }
    XCTAssertEqual(mapped.array.count, 0)
  }

  // SEQ-BIND-8
  func test_nil_is_kept_by_map_and_dropped_by_compactMap_and_flattenMap() {
    let words = ["1", "two", "3"].lazyList
    XCTAssertEqual(words.map { Int($0) }.array, [1, nil, 3])
    XCTAssertEqual(words.compactMap { Int($0) }.array, [1, 3])
    XCTAssertEqual(words.flattenMap { Int($0).map { .return($0) } }.array, [1, 3])
  }
}
