import Foundation
import ReactiveCore
import XCTest

final class LazyListCollectionsTests: XCTestCase {
  // SEQ-COLL-1
  func test_a_list_is_not_affected_when_its_collection_changes() {
    var array = [1, 2]
    var set: Set = [3]
    var dictionary = ["a": 4]
    var text = "xy"
    let lists = (array.lazyList, set.lazyList, dictionary.lazyList, text.lazyList)
    array.removeAll()
    set.removeAll()
    dictionary.removeAll()
    text.removeAll()
    XCTAssertEqual(lists.0.array, [1, 2])
    XCTAssertEqual(lists.1.array, [3])
    XCTAssertEqual(lists.2.map { "\($0.key)\($0.value)" }.array, ["a4"])
    XCTAssertEqual(lists.3.array, ["x", "y"])
  }

  // SEQ-COLL-2
  func test_a_dictionary_becomes_pairs_keys_or_values_in_its_own_order() {
    let ages = ["Ada": 36, "Alan": 41, "Grace": 85]
    XCTAssertEqual(ages.lazyList.map { $0.key }.array, Array(ages.keys))
    XCTAssertEqual(ages.lazyList.map { $0.value }.array, Array(ages.values))
    XCTAssertEqual(ages.keys.lazyList.array, Array(ages.keys))
    XCTAssertEqual(ages.values.lazyList.array, Array(ages.values))
  }

  // SEQ-COLL-3, SEQ-COLL-4
  func test_the_list_of_a_string_has_composed_characters() {
    let text = "♥\u{FE0F}e\u{301}!"
    XCTAssertEqual(text.lazyList.array, ["♥\u{FE0F}", "e\u{301}", "!"])
    XCTAssertEqual(text.lazyList.head, "♥\u{FE0F}")
    XCTAssertEqual(text.lazyList.tail.head, "e\u{301}")
  }

  // SEQ-COLL-6
  func test_the_list_of_an_index_set_is_ascending() {
    var indexes = IndexSet([9, 1, 5])
    let list = indexes.lazyList
    indexes.insert(2)
    XCTAssertEqual(list.array, [1, 5, 9])
    XCTAssertEqual(IndexSet().lazyList.description, "[]")
  }

  func test_an_iterator_advances_only_when_an_element_is_read() {
    let asked = Counter()
    let list = AnyIterator { asked.increment() == 2 ? nil : asked.value }.lazyList
    XCTAssertEqual(asked.value, 0)
    XCTAssertEqual([list.head, list.tail.head, list.tail.tail.head], [1, nil, nil])
    XCTAssertEqual(asked.value, 2)
  }

  // SEQ-COLL-7
  func test_reading_a_tail_first_does_not_change_the_order() {
    let list = AnyIterator([1, 2, 3].makeIterator()).lazyList
    XCTAssertEqual(list.tail.head, 2)
    XCTAssertEqual(list.head, 1)
    XCTAssertEqual([list.array, list.array], [[1, 2, 3], [1, 2, 3]])
  }

  // SEQ-COLL-8
  func test_an_empty_collection_becomes_the_empty_list() {
    XCTAssertEqual([Int]().lazyList.description, "[]")
    XCTAssertEqual("".lazyList.description, "[]")
    XCTAssertEqual([String: Int]().lazyList.description, "[]")
  }
}
