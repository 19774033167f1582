import ReactiveCore
import XCTest

/// Swift's own tuples take the place of a tuple class: what is promised of them holds on a signal.
final class TupleTests: XCTestCase {
  func test_a_tuple_has_its_size_in_its_type_and_keeps_nil_in_its_place() {
    var pairs: [(String?, Int?)] = []
    let names = Signal<String?>.values("A", nil)
    names.zip(with: Signal<Int?>.values(nil, 2)).subscribeNext { pairs.append($0) }
    XCTAssertEqual(pairs.map(\.0), ["A", nil])
    XCTAssertEqual(pairs.map(\.1), [nil, 2])
  }

  func test_a_tuple_is_packed_by_its_parentheses_and_nil_stays_nil() {
    let packed = Signal.values(1, 2).map { ($0, $0 == 1 ? nil : "two", [$0, $0]) }
    XCTAssertEqual(
      packed.syncLines,
      [#"(1, nil, [1, 1])"#, #"(2, Optional("two"), [2, 2])"#, "completed"])
  }

  func test_a_tuple_is_unpacked_by_position() {
    var sums: [Int] = []
    Signal.values(1, 2).zip(with: .values(10, 20)).subscribeNext { pair in
      let (first, second) = pair
      sums.append(first + second)
    }
    XCTAssertEqual(sums, [11, 22])
  }

  func test_VAL_TUPLE_6_what_was_unpacked_lives_as_long_as_the_closure_that_uses_it() {
    let living = Counter()
    var later: (() -> Void)?
    Signal.defer { .return(CountedObject(in: living)) }.zip(with: Signal.return(1))
      .subscribeNext { object, _ in later = { object.touch() } }
    XCTAssertEqual(living.value, 1)
    later?()
    later = nil
    XCTAssertEqual(living.value, 0)
  }

  func test_a_longer_tuple_keeps_what_the_shorter_one_held() {
    let longer = Signal<Int?>.values(1, nil).zip(with: .values("A", "B"))
      .map { number, letter in (number, letter, true) }
    XCTAssertEqual(
      longer.syncLines, [#"(Optional(1), "A", true)"#, #"(nil, "B", true)"#, "completed"])
  }

  func test_a_tuple_describes_its_parts() {
    let log = Log()
    Signal.return((1, "A")).setName("pair").logNext(log.add).subscribe()
    XCTAssertEqual(log.lines, [#"pair next: (1, "A")"#])
  }

  func test_void_says_that_something_happened_and_no_more() {
    let (presses, log) = (Subject<Void>(), Log())
    log.record(presses)
    presses.sendNext(())
    presses.sendNext(())
    XCTAssertEqual(log.lines, ["()", "()"])
  }

  func test_a_closure_takes_the_values_side_by_side_and_nil_as_nil() {
    let words = Signal.combineLatest(Signal<Int?>.return(nil), Signal.return("A")) {
      number, letter in
      "\(letter)\(number.map(String.init) ?? "-")"
    }
    XCTAssertEqual(words.syncLines, ["A-", "completed"])
  }
}
