import ReactiveCore
import XCTest

final class DistinctUntilChangedByTests: XCTestCase {
  func test_a_value_like_the_one_sent_before_it_is_dropped() {
    let letters = Signal.values("a", "A", "b", "B", "a")
    let distinct = letters.distinctUntilChanged { $0.lowercased() == $1.lowercased() }
    XCTAssertEqual(distinct.syncLines, ["a", "b", "a", "completed"])
  }

  func test_a_value_is_compared_with_the_last_one_sent_in_the_order_of_their_coming() {
    let near = Signal.values(1, 2, 3, 4, 0).distinctUntilChanged { $1 - $0 < 2 }
    XCTAssertEqual(near.syncLines, ["1", "3", "completed"])
  }

  func test_values_without_equality_can_be_told_apart_by_a_key() {
    let pairs = Signal.values((1, "A"), (1, "B"), (2, "C"))
    XCTAssertEqual(
      pairs.distinctUntilChanged { $0.0 == $1.0 }.map { $0.1 }.syncLines, ["A", "C", "completed"])
  }

  func test_each_subscription_begins_anew_and_ends_pass() {
    let failing = Signal.values(1, 1).concat(.error(Failure("lost"))).distinctUntilChanged(by: ==)
    for _ in 1...2 { XCTAssertEqual(failing.syncLines, ["1", "error lost"]) }
    let source = Source<Int>()
    source.signal.distinctUntilChanged(by: ==).subscribe().dispose()
    XCTAssertEqual(source.disposals, 1)
  }

  func test_the_end_of_an_old_value_may_send() {
    let values = Subject<Sender?>()
    let log = Log()
    log.record(values.distinctUntilChanged { _, _ in false }.map { $0 == nil ? "nil" : "sender" })
    values.sendNext(Sender { values.sendNext(nil) })
    values.sendNext(nil)
    XCTAssertEqual(log.lines, ["sender", "nil", "nil"])
  }
}

/// A value whose end sends.
private final class Sender: Equatable {
  private let end: () -> Void
  init(atEnd end: @escaping () -> Void) { self.end = end }
  deinit { end() }
  static func == (left: Sender, right: Sender) -> Bool { left === right }
}
