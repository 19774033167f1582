import ReactiveCore
import XCTest

final class CombineLatestTests: XCTestCase {
  /// All forms of the operator, applied to `a` and `b`.
  private let forms: [(name: String, join: (Signal<String>, Signal<String>) -> Signal<String>)] = [
    ("with", { $0.combineLatest(with: $1).map { $0 + $1 } }),
    ("two", { .combineLatest($0, $1) { $0 + $1 } }),
    ("three", { .combineLatest($0, $1, .return("")) { $0 + $1 + $2 } }),
    ("types", { Signal.combineLatest($0, $1, .return("")).map { $0.0 + $0.1 } }),
    ("list", { Signal.combineLatest([$0, $1]).map { $0.joined() } }),
  ]

  // SIG-COMBLATEST-1
  func test_nothing_is_sent_until_all_inputs_have_sent_and_then_each_value() {
    assertEach(forms, of: "aA aB b1 b2 aC", send: ["B1", "B2", "C2"])
  }

  // SIG-COMBLATEST-2
  func test_nil_counts_as_a_value() {
    let pairs = Signal.combineLatest(Signal<Int?>.return(nil), Signal<String?>.return(nil))
    XCTAssertEqual(pairs.syncLines, ["(nil, nil)", "completed"])
  }

  // SIG-COMBLATEST-3
  func test_completes_when_all_inputs_have_completed_even_if_one_sent_nothing() {
    assertEach(forms, of: "a| b1", send: [])
    assertEach(forms, of: "a| b1 b|", send: ["completed"])
  }

  // SIG-COMBLATEST-4
  func test_an_error_is_forwarded_at_once() {
    assertEach(forms, of: "aA b# aB", send: ["error lost"])
  }

  // SIG-COMBLATEST-5
  func test_a_completed_input_still_contributes_its_last_value() {
    assertEach(forms, of: "aA a| b1 b2", send: ["A1", "A2"])
  }

  // SIG-COMBLATEST-6
  func test_combining_a_signal_with_itself_also_sends_mixed_pairs() {
    XCTAssertEqual(
      joinedEvents("aa ab") { letters, _ in .combineLatest(letters, letters) { $0 + $1 } },
      ["aa", "ba", "bb"])
  }

  // SIG-COMBLATEST-7
  func test_a_signal_that_is_listed_three_times_is_subscribed_three_times() {
    let source = Source<Int>()
    Signal.combineLatest([source.signal, source.signal, source.signal]).subscribe()
    XCTAssertEqual(source.subscriptions, 3)
  }

  // SIG-COMBLATEST-10
  func test_the_closure_gets_the_values_and_its_nil_is_sent_as_nil() {
    let quotients = Signal.combineLatest(Signal.values(6), Signal.values(0, 3)) {
      $1 == 0 ? nil : $0 / $1
    }
    XCTAssertEqual(quotients.syncLines, ["nil", "Optional(2)", "completed"])
  }

  func test_two_threads_send_one_pair_at_a_time_and_the_last_pair_is_the_latest() {
    let (left, right) = (Subject<Int>(), Subject<Int>())
    let (overlaps, last) = (Overlaps(), LockedValue<(Int, Int)>())
    left.combineLatest(with: right)
      .doNext { pair in
        overlaps.visit {
          last.value = pair
          sched_yield()  // If events weren't serialized, the other thread would send one now.
        }
      }
      .subscribe()
    onThreads(2) { number in
      for value in 0..<1_000 { (number == 0 ? left : right).sendNext(value) }
    }
    XCTAssertEqual(overlaps.count, 0)
    XCTAssertTrue(last.value! == (999, 999))
  }
}
