import ReactiveCore
import XCTest

final class JoinManyTests: XCTestCase {
  private let (number, word, flag) = (Subject<Int>(), Subject<String>(), Subject<Bool>())
  private let log = Log()

  func test_SIG_COMBLATEST_1_inputs_of_three_types_send_once_all_have_and_then_at_each_value() {
    log.record(Signal.combineLatest(number, word, flag).map { "\($0) \($1) \($2)" })
    number.sendNext(1)
    flag.sendNext(true)
    number.sendNext(2)
    word.sendNext("a")
    flag.sendNext(false)
    number.sendNext(3)
    XCTAssertEqual(log.lines, ["2 a true", "2 a false", "3 a false"])
  }

  func test_SIG_COMBLATEST_3_many_inputs_complete_when_all_have() {
    log.record(Signal.combineLatest(number, word, flag).map { "\($0) \($1) \($2)" })
    word.sendCompleted()
    number.sendCompleted()
    XCTAssertEqual(log.lines, [])
    flag.sendCompleted()
    XCTAssertEqual(log.lines, ["completed"])
  }

  func test_SIG_COMBLATEST_9_STR_ZIP_2_no_input_completes_at_once_and_one_is_sent_as_it_is() {
    XCTAssertEqual(Signal.combineLatest().map { "none" }.syncLines, ["completed"])
    XCTAssertEqual(Signal.zip().map { "none" }.syncLines, ["completed"])
    XCTAssertEqual(Signal.combineLatest(Signal.values(1, 2)).syncLines, ["1", "2", "completed"])
    XCTAssertEqual(Signal.zip(Signal.values(1, 2)).syncLines, ["1", "2", "completed"])
  }

  func test_SIG_COMBLATEST_10_STR_ZIP_6_a_closure_gets_the_values_of_three_side_by_side() {
    let (one, two) = (Signal.values(1, 2), Signal.values("a", "b"))
    let three = Signal.values(true, false)
    XCTAssertEqual(
      Signal.combineLatest(one, two, three) { "\($0) \($1) \($2)" }.syncLines,
      ["2 b true", "2 b false", "completed"])
    XCTAssertEqual(
      Signal.zip(one, two, three) { "\($0) \($1) \($2)" }.syncLines,
      ["1 a true", "2 b false", "completed"])
  }

  func test_STR_ZIP_3_STR_ZIP_4_inputs_of_four_types_wait_for_each_other_up_to_the_shortest() {
    let rows = Signal.zip(number, word, flag, Signal.values(0.5, 1.5))
    log.record(rows.map { "\($0) \($1) \($2) \($3)" })
    number.sendNext(1)
    number.sendNext(2)
    number.sendNext(3)
    word.sendNext("a")
    flag.sendNext(true)
    flag.sendNext(false)
    word.sendNext("b")
    XCTAssertEqual(log.lines, ["1 a true 0.5", "2 b false 1.5", "completed"])
  }

  func test_STR_ZIPWITH_5_an_error_of_any_of_many_inputs_ends_it_at_once() {
    log.record(Signal.zip(number, word, flag).map { "\($0) \($1) \($2)" })
    number.sendNext(1)
    flag.sendError(Failure("lost"))
    word.sendNext("a")
    XCTAssertEqual(log.lines, ["error lost"])
  }

  func test_GEN_COLD_1_each_subscription_keeps_its_own_latest_values() {
    let latest = Signal.combineLatest(number, word, flag).map { "\($0) \($1) \($2)" }
    latest.subscribe()
    number.sendNext(1)
    word.sendNext("a")
    flag.sendNext(true)
    log.record(latest)
    number.sendNext(2)
    XCTAssertEqual(log.lines, [])
  }

  func test_rows_of_three_threads_stay_together() {
    let (left, middle, right) = (Subject<Int>(), Subject<Int>(), Subject<Int>())
    var rows = 0
    Signal.zip(left, middle, right).subscribeNext { first, second, third in
      XCTAssertTrue(first == rows && second == rows && third == rows)
      rows += 1
    }
    onThreads(3) { number in
      for value in 0..<1_000 { [left, middle, right][number].sendNext(value) }
    }
    XCTAssertEqual(rows, 1_000)
  }

  func test_a_name_lists_all_inputs() {
    let inputs = (number.setName("a"), word.setName("b"), flag.setName("c"))
    XCTAssertEqual(
      Signal.combineLatest(inputs.0, inputs.1, inputs.2).name, "+combineLatest: [a, b, c]")
    XCTAssertEqual(Signal.zip(inputs.0, inputs.1, inputs.2).name, "+zip: [a, b, c]")
  }
}
