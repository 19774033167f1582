import ReactiveCore
import XCTest

/// Swift's own tuples take the place of a tuple class: what is promised of them holds on a signal.
final class TupleTests: XCTestCase {
  func test_a_tuple_is_packed_unpacked_made_longer_and_described_and_nil_keeps_its_place() {
    let pairs = Signal<String?>.values("A", nil).map { ($0, $0 == nil ? 2 : nil) }
    let longer = pairs.map { pair in
      let (letter, number) = pair
      return (letter, number, true)
    }
    XCTAssertEqual(
      longer.syncLines,
      [#"(Optional("A"), nil, true)"#, "(nil, Optional(2), true)", "completed"])
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

  func test_void_says_that_something_happened_and_no_more() {
    let (presses, log) = (Subject<Void>(), Log())
    log.record(presses)
    presses.sendNext(())
    presses.sendNext(())
    XCTAssertEqual(log.lines, ["()", "()"])
  }
}
