import ReactiveCore
import XCTest

final class ZipTests: XCTestCase {
  /// All forms of the operator, applied to `a` and `b`.
  private let forms: [(name: String, join: (Signal<String>, Signal<String>) -> Signal<String>)] = [
    ("with", { $0.zip(with: $1).map { $0 + $1 } }), ("two", { .zip($0, $1) { $0 + $1 } }),
    ("three", { .zip($0, $1, twoEmpty) { $0 + $1 + $2 } }),
    ("types", { Signal.zip($0, $1, twoEmpty).map { $0.0 + $0.1 } }),
    ("list", { Signal.zip([$0, $1]).map { $0.joined() } }),
  ]

  // STR-ZIPWITH-1
  func test_values_are_paired_by_position_even_if_many_wait() {
    let numbers = (0..<1_000).map { "b\($0)" }.joined(separator: " ")
    assertEach(forms, of: "\(numbers) aA aB", send: ["A0", "B1"])
  }

  // STR-ZIPWITH-2, STR-ZIPWITH-3
  func test_completes_as_soon_as_no_pair_can_follow() {
    assertEach(forms, of: "aA a| b1", send: ["A1", "completed"])
    assertEach(forms, of: "aA b1 b|", send: ["A1", "completed"])
    assertEach(forms, of: "aA b|", send: ["completed"])
  }

  // STR-ZIPWITH-4
  func test_waiting_values_of_a_completed_input_are_still_paired() {
    assertEach(forms, of: "aA aB a| b1 b2", send: ["A1", "B2", "completed"])
  }

  // STR-ZIPWITH-5, GEN-COLD-2
  func test_an_error_overtakes_waiting_values() {
    assertEach(forms, of: "aA aB a# b1", send: ["error lost"])
  }

  // STR-ZIPWITH-6
  func test_an_error_is_ignored_after_completion_but_not_while_values_wait() {
    assertEach(forms, of: "a| b#", send: ["completed"])
    assertEach(forms, of: "aA a| b#", send: ["error lost"])
  }

  // STR-ZIPWITH-7, STR-REDUCEEACH-2
  func test_nil_is_paired_like_any_value() {
    let signal = Signal.zip(Signal<Int?>.values(nil, 1), Signal<Int?>.values(2, nil)) {
      "\($0.map(String.init) ?? "nil") \($1.map(String.init) ?? "nil")"
    }
    XCTAssertEqual(signal.syncLines, ["nil 2", "1 nil", "completed"])
  }

  // STR-ZIPWITH-10
  func test_zipping_a_signal_with_itself_subscribes_twice() {
    XCTAssertEqual(
      joinedLines("a1") { source, _ in source.zip(with: source).map { $0 + $1 } },
      ["subscribe a", "subscribe a", "11"])
  }

  // STR-ZIP-3
  func test_completes_with_the_shortest_input_even_if_another_is_endless() {
    let scheduler = TestScheduler()
    let endless = Signal<Int> { subscriber in
      scheduler.schedule(after: .zero, every: .seconds(1)) { subscriber.sendNext(0) }
    }
    let log = Log()
    log.record(Signal.zip([endless, .values(1, 2)]))
    scheduler.run()  // `run` returns only because zip disposes the endless input.
    XCTAssertEqual(log.lines, ["[0, 1]", "[0, 2]", "completed"])
  }

  // STR-ZIP-5
  func test_a_signal_that_is_listed_twice_runs_its_effects_twice() {
    let effects = Counter()
    let signal = Signal.defer { .return(effects.increment()) }
    XCTAssertEqual(Signal.zip([signal, signal]).syncLines, ["[1, 2]", "completed"])
  }

  // STR-ZIP-7
  func test_zipping_a_list_equals_zipping_pairs_and_keeps_nil() {
    let list: [Signal<Int?>] = [.return(nil), .return(1), .return(nil)]
    let pairs = list[0].zip(with: list[1]).zip(with: list[2]).map { [$0.0, $0.1, $1] }
    XCTAssertEqual(Signal.zip(list).syncLines, pairs.syncLines)
    XCTAssertEqual(pairs.syncLines, ["[nil, Optional(1), nil]", "completed"])
  }

  // STR-ZIP-6, STR-REDUCEEACH-1, STR-REDUCEEACH-3
  func test_a_closure_gets_the_values_and_may_return_nil() {
    let signal = Signal.zip(Signal.values(1, 2), Signal.values(0, 1)) { $1 == 0 ? nil : $0 / $1 }
    XCTAssertEqual(signal.syncLines, ["nil", "Optional(2)", "completed"])
  }
}

private let twoEmpty = Signal.values("", "").concat(.never())
