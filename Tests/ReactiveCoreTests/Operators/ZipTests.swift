import ReactiveCore
import XCTest

final class ZipTests: XCTestCase {
  let log = Log()
  let (letters, numbers) = (Subject<String>(), Subject<Int>())
  lazy var both = Signal.zip(letters, numbers) { "\($0)\($1)" }

  func test_STR_ZIPWITH_1_values_pair_by_position_however_long_one_has_to_wait() {
    log.record(both)
    for number in 0..<1_000 { numbers.sendNext(number) }
    XCTAssertEqual(log.lines, [])
    letters.sendNext("A")
    letters.sendNext("B")
    XCTAssertEqual(log.lines, ["A0", "B1"])
  }

  func test_STR_ZIPWITH_2_it_completes_as_soon_as_no_pair_can_follow() {
    log.record(both)
    letters.sendNext("A")
    letters.sendCompleted()
    XCTAssertEqual(log.lines, [])
    numbers.sendNext(1)
    XCTAssertEqual(log.lines, ["A1", "completed"])
  }

  func test_STR_ZIPWITH_2_also_when_the_completion_comes_after_the_last_pair() {
    log.record(both)
    letters.sendNext("A")
    numbers.sendNext(1)
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["A1", "completed"])
  }

  func test_STR_ZIPWITH_3_a_side_that_completes_without_a_value_completes_it_at_once() {
    log.record(both)
    letters.sendNext("A")
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["completed"])
  }

  func test_STR_ZIPWITH_4_values_that_wait_keep_it_going_after_their_side_has_completed() {
    log.record(both)
    ["A", "B"].forEach(letters.sendNext)
    letters.sendCompleted()
    numbers.sendNext(1)
    XCTAssertEqual(log.lines, ["A1"])
    numbers.sendNext(2)
    XCTAssertEqual(log.lines, ["A1", "B2", "completed"])
  }

  func test_STR_ZIPWITH_5_GEN_COLD_2_an_error_overtakes_the_values_that_wait() {
    log.record(both)
    ["A", "B"].forEach(letters.sendNext)
    letters.sendError(Failure("lost"))
    numbers.sendNext(1)
    XCTAssertEqual(log.lines, ["error lost"])
  }

  func test_STR_ZIPWITH_6_after_completion_an_error_is_ignored_and_the_other_way_round() {
    log.record(both, as: "first")
    letters.sendCompleted()
    numbers.sendError(Failure("late"))
    XCTAssertEqual(log.lines, ["first completed"])
    log.record(both, as: "second")
    numbers.sendError(Failure("lost"))
    letters.sendCompleted()
    XCTAssertEqual(log.lines.suffix(1), ["second error lost"])
  }

  func test_STR_ZIPWITH_6_a_completed_side_whose_values_wait_lets_an_error_through() {
    log.record(both)
    letters.sendNext("A")
    letters.sendCompleted()
    numbers.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["error lost"])
  }

  func test_STR_ZIPWITH_7_STR_REDUCEEACH_2_nil_is_paired_like_any_value() {
    let signal = Signal.zip(Signal<Int?>.values(nil, 1), Signal<Int?>.values(2, nil)) {
      "\($0.map(String.init) ?? "nil") \($1.map(String.init) ?? "nil")"
    }
    XCTAssertEqual(signal.syncLines, ["nil 2", "1 nil", "completed"])
  }

  func test_STR_ZIPWITH_10_a_signal_with_itself_is_subscribed_twice() {
    let source = Source<Int>()
    log.record(source.signal.zip(with: source.signal))
    XCTAssertEqual(source.subscriptions, 2)
    source.sendNext(1)
    XCTAssertEqual(log.lines, ["(1, 1)"])
  }

  func test_STR_ZIP_1_a_list_gives_lists_with_one_place_for_each_input() {
    let three = Signal.zip([Signal.values(1, 2), .values(3, 4), .values(5, 6)])
    XCTAssertEqual(three.syncLines, ["[1, 3, 5]", "[2, 4, 6]", "completed"])
    XCTAssertEqual(Signal.zip([Signal.values(1, 2)]).syncLines, ["[1]", "[2]", "completed"])
  }

  func test_STR_ZIP_2_an_empty_list_is_the_empty_signal() {
    XCTAssertEqual(Signal<[Int]>.zip([Signal<Int>]()).syncLines, ["completed"])
    XCTAssertEqual(Signal<[Int]>.zip(EmptyCollection<Signal<Int>>()).syncLines, ["completed"])
  }

  func test_STR_ZIP_3_it_is_as_long_as_its_shortest_input_also_beside_an_endless_one() {
    let scheduler = TestScheduler()
    let endless = Signal<Int> { subscriber in
      scheduler.schedule(after: .zero, every: .seconds(1)) { subscriber.sendNext(0) }
    }
    log.record(Signal.zip([endless, .values(1, 2)]))
    scheduler.run()  // Returns, as the endless one is disposed.
    XCTAssertEqual(log.lines, ["[0, 1]", "[0, 2]", "completed"])
  }

  func test_STR_ZIP_4_three_uneven_inputs_send_when_all_three_have_a_value() {
    let subjects = (0..<3).map { _ in Subject<Int>() }
    log.record(Signal.zip(subjects))
    (1...3).forEach(subjects[0].sendNext)
    (4...5).forEach(subjects[1].sendNext)
    XCTAssertEqual(log.lines, [])
    subjects[2].sendNext(6)
    subjects[1].sendError(Failure("lost"))
    subjects[2].sendNext(7)
    XCTAssertEqual(log.lines, ["[1, 4, 6]", "error lost"])
  }

  func test_STR_ZIP_5_a_signal_that_is_listed_twice_has_its_effects_twice() {
    let effects = Counter()
    let signal = Signal.defer { .return(effects.increment()) }
    XCTAssertEqual(Signal.zip([signal, signal]).syncLines, ["[1, 2]", "completed"])
  }

  func test_STR_ZIP_6_STR_REDUCEEACH_1_the_closure_gets_the_values_side_by_side() {
    let signal = Signal.zip(Signal.values("A", "B"), Signal.values(1, 2)) { "\($0)-\($1)" }
    XCTAssertEqual(signal.syncLines, ["A-1", "B-2", "completed"])
    let spread = Signal.zip(Signal.values("A"), Signal.values(1)).map { "\($0)-\($1)" }
    XCTAssertEqual(spread.syncLines, ["A-1", "completed"])
  }

  func test_STR_ZIP_7_a_list_is_zipped_pair_by_pair_and_nil_survives() {
    let list: [Signal<Int?>] = [.return(nil), .return(1), .return(nil)]
    let pairs = list[0].zip(with: list[1]).zip(with: list[2]).map { [$0.0, $0.1, $1] }
    XCTAssertEqual(Signal.zip(list).syncLines, pairs.syncLines)
    XCTAssertEqual(pairs.syncLines, ["[nil, Optional(1), nil]", "completed"])
  }

  func test_STR_REDUCEEACH_3_a_nil_result_is_sent_as_nil() {
    let signal = Signal.zip(Signal.values(1, 2), Signal.values(0, 1)) { $1 == 0 ? nil : $0 / $1 }
    XCTAssertEqual(signal.syncLines, ["nil", "Optional(2)", "completed"])
  }

  func test_two_threads_lose_no_pair_and_keep_the_order() {
    let (left, right, log) = (Subject<Int>(), Subject<Int>(), Log())
    log.record(left.zip(with: right))
    onThreads(2) { number in
      for value in 0..<1_000 { (number == 0 ? left : right).sendNext(value) }
    }
    XCTAssertEqual(log.lines, (0..<1_000).map { "(\($0), \($0))" })
  }
}
