import ReactiveCore
import XCTest

final class LazyListEagerTests: XCTestCase {
  private let log = Log()

  // SEQ-CORE-9, SEQ-EAGER-1
  func test_eager_evaluates_all_elements_at_once() {
    let list = log.list(1...3)
    let eager = list.eager
    XCTAssertEqual(log.heads, [1, 2, 3])
    XCTAssertEqual(eager.array, [1, 2, 3])
    XCTAssertEqual(eager.eager.array, [1, 2, 3])
    XCTAssertEqual(log.heads, [1, 2, 3])
  }

  // SEQ-EAGER-1
  func test_every_operator_keeps_a_list_eager() {
    let eager = [1, 2].lazyList.eager
    let results = [
      eager.bind { { element, _ in .return(element) } }, eager.flattenMap { .return($0) },
      eager.filter { $0 > 0 }, eager.ignore(5), eager.startWith(0), eager.skip(1),
      eager.skip(while: { $0 < 2 }), eager.skip(until: { $0 > 1 }), eager.take(1), eager.take(0),
      eager.take(while: { $0 < 2 }), eager.take(until: { $0 > 1 }), eager.distinctUntilChanged(),
      eager.scan(0, +), eager.combinePrevious(0, +), eager.concat(.return(3)), eager.mapReplace(4),
      eager.zip(with: numbers(from: 1)).map { $0.0 }, eager.compactMap { $0 }, eager.tail,
    ]
    for (number, result) in results.enumerated() {
      var runs = 0
      _ = result.startWith(1).map { _ in runs += 1 }
      XCTAssertEqual(runs, result.array.count + 1, "Result \(number) should be eager.")
    }
  }

  // SEQ-EAGER-2
  func test_bind_honors_nil_and_stop() {
    let eager = log.list(1...5).eager
    var seen: [Int] = []
    let untilNil = eager.bind { () -> (Int, inout Bool) -> LazyList<Int>? in
      { number, _ in
        seen.append(number)
        return number == 3 ? nil : .return(number)
      }
    }
    let untilStop = eager.bind {
      { number, stop in
        stop = number == 2
        return .return(number)
      }
    }
    XCTAssertEqual([untilNil.array, seen, untilStop.array], [[1, 2], [1, 2, 3], [1, 2]])
  }

  // SEQ-EAGER-4
  func test_foldRight_passes_an_eager_rest() {
    var order: [Int] = []
    let result = [1, 2, 3].lazyList.eager.foldRight(0) { first, rest -> Int in
      order.append(first)
      var runs = 0
      _ = rest.map { _ in runs += 1 }
      XCTAssertEqual(runs, 1)
      return first - rest.head!
    }
    XCTAssertEqual(result, 2)
    XCTAssertEqual(order, [3, 2, 1])
  }

  // SEQ-CORE-9, SEQ-EAGER-5
  func test_lazyList_makes_an_eager_list_lazy_again() {
    let lazy = log.list(1...3).eager.lazyList
    var mapped: [Int] = []
    let result = lazy.map { mapped.append($0) }
    XCTAssertEqual(mapped, [])
    _ = result.head
    XCTAssertEqual(mapped, [1])
    XCTAssertEqual(log.heads, [1, 2, 3])
  }

  // SEQ-CORE-9
  func test_lazyList_of_a_lazy_list_is_the_same_list() {
    let list = log.list(1...3)
    _ = list.lazyList.head
    _ = list.head
    XCTAssertEqual(log.lines, ["head 1"])
  }
}
