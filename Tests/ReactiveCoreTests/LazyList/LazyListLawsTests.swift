import ReactiveCore
import XCTest

/// Tests of laws that hold for every list, based on the shared examples in RAC's specs.
final class LazyListLawsTests: XCTestCase {
  private let kinds: [(name: String, make: () -> LazyList<Int>)] = [
    ("array", { [1, 2, 3, 4].lazyList }),
    ("range", { (1...4).lazyList }),
    ("iterator", { AnyIterator([1, 2, 3, 4].makeIterator()).lazyList }),
    ("closures", { Log().list(1...4) }),
    ("unfold", { LazyList.unfold(1) { $0 > 4 ? nil : ($0, $0 + 1) } }),
    ("map", { (0...3).lazyList.map { $0 + 1 } }),
    ("filter", { (1...8).lazyList.filter { $0 <= 4 } }),
    ("flattenMap", { [1, 3].lazyList.flattenMap { [$0, $0 + 1].lazyList } }),
    ("concat", { [1, 2].lazyList.concat([3, 4].lazyList) }),
    ("startWith", { [2, 3, 4].lazyList.startWith(1) }),
    ("zip", { (1...4).lazyList.zip(with: numbers(from: 1)).map { $0.0 } }),
    ("take", { numbers(from: 1).take(4) }),
    ("tail", { (0...4).lazyList.tail }),
    ("eager", { (1...4).lazyList.eager }),
    ("signal", { (1...4).lazyList.signal(on: .immediate).lazyList }),
  ]

  // SEQ-SIGNAL-4, SEQ-COLL-1, SEQ-CORE-11
  func test_every_kind_of_list_has_the_same_elements_however_it_is_read() {
    for (name, make) in kinds {
      let expected = [1, 2, 3, 4]
      var looped: [Int] = []
      for element in make() { looped.append(element) }
      XCTAssertEqual(looped, expected, name)
      XCTAssertEqual(make().array, expected, name)
      XCTAssertEqual(make().eager.array, expected, name)
      XCTAssertEqual(make().lazyList.array, expected, name)
      XCTAssertEqual(make().signalValues, expected, name)
      XCTAssertEqual(make(), expected.lazyList, name)
      XCTAssertEqual(make().hashValue, expected.lazyList.hashValue, name)
    }
  }

  // SEQ-CORE-5
  func test_the_tails_of_every_kind_of_list_can_be_read_before_the_heads() {
    for (name, make) in kinds {
      let list = make()
      let fifth = list.tail.tail.tail.tail
      XCTAssertNil(fifth.head, name)
      XCTAssertEqual(list.tail.tail.head, 3, name)
      XCTAssertEqual(list.array, [1, 2, 3, 4], name)
    }
  }

  // STR-FLATTENMAP-3, STR-CONCAT-6
  func test_map_filter_flattenMap_and_concat_obey_their_laws() {
    let twice = { (number: Int) in [number, number + 1].lazyList }
    let odd = { (number: Int) -> LazyList<Int> in
      number.isMultiple(of: 2) ? .empty() : .return(number)
    }
    for (name, make) in kinds {
      XCTAssertEqual(make().map { $0 * 3 }, make().flattenMap { .return($0 * 3) }, name)
      XCTAssertEqual(make().filter { !$0.isMultiple(of: 2) }, make().flattenMap(odd), name)
      let nested = make().flattenMap { twice($0).flattenMap(odd) }
      XCTAssertEqual(make().flattenMap(twice).flattenMap(odd), nested, name)
      let (left, right) = (make().concat(.empty()), LazyList.empty().concat(make()))
      XCTAssertEqual(left.concat(right), make().concat(make()), name)
    }
  }
}

extension LazyList where Element: Sendable {
  /// The values that the list's signal sends.
  fileprivate var signalValues: [Element] {
    var values: [Element] = []
    signal(on: .immediate).subscribeNext { values.append($0) }
    return values
  }
}
