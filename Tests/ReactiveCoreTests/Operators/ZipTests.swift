import ReactiveCore
import XCTest

final class ZipTests: XCTestCase {
  let log = Log()
  let (letters, numbers) = (Subject<String>(), Subject<Int>())

  /// The same inputs, joined in each way that there is.
  private var forms: [(name: String, signal: Signal<String>)] {
    let third = Signal.values(true, true).concat(.never())
    return [
      ("with", letters.zip(with: numbers).map { "\($0)\($1)" }),
      ("two", .zip(letters, numbers) { "\($0)\($1)" }),
      ("three", .zip(letters, numbers, third) { left, right, _ in "\(left)\(right)" }),
      ("types", Signal.zip(letters, numbers, third).map { "\($0.0)\($0.1)" }),
      ("list", Signal.zip([letters, numbers.map(String.init)]).map { $0.joined() }),
    ]
  }

  func test_STR_ZIPWITH_1_values_pair_by_position_however_long_one_has_to_wait() {
    log.assertEach(forms, send: ["A0", "B1"]) {
      for number in 0..<1_000 { numbers.sendNext(number) }
      for letter in ["A", "B"] { letters.sendNext(letter) }
    }
  }

  func test_STR_ZIPWITH_2_it_completes_as_soon_as_no_pair_can_follow() {
    log.assertEach(forms, send: ["A1", "completed"]) {
      letters.sendNext("A")
      letters.sendCompleted()
      numbers.sendNext(1)
    }
    log.assertEach(forms, send: ["A1", "completed"]) {
      letters.sendNext("A")
      numbers.sendNext(1)
      numbers.sendCompleted()
    }
  }

  func test_STR_ZIPWITH_3_a_side_that_completes_without_a_value_completes_it_at_once() {
    log.assertEach(forms, send: ["completed"]) {
      letters.sendNext("A")
      numbers.sendCompleted()
    }
  }

  func test_STR_ZIPWITH_4_values_that_wait_keep_it_going_after_their_side_has_completed() {
    log.assertEach(forms, send: ["A1", "B2", "completed"]) {
      for letter in ["A", "B"] { letters.sendNext(letter) }
      letters.sendCompleted()
      for number in [1, 2] { numbers.sendNext(number) }
    }
  }

  func test_STR_ZIPWITH_5_GEN_COLD_2_an_error_overtakes_the_values_that_wait() {
    log.assertEach(forms, send: ["error lost"]) {
      for letter in ["A", "B"] { letters.sendNext(letter) }
      letters.sendError(Failure("lost"))
      numbers.sendNext(1)
    }
  }

  func test_STR_ZIPWITH_6_the_first_end_counts_and_a_side_whose_values_wait_has_not_ended_it() {
    log.assertEach(forms, send: ["completed"]) {
      letters.sendCompleted()
      numbers.sendError(Failure("late"))
    }
    log.assertEach(forms, send: ["error lost"]) {
      letters.sendNext("A")
      letters.sendCompleted()
      numbers.sendError(Failure("lost"))
    }
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

  func test_STR_ZIP_7_a_list_is_zipped_pair_by_pair_and_nil_survives() {
    let list: [Signal<Int?>] = [.return(nil), .return(1), .return(nil)]
    let pairs = list[0].zip(with: list[1]).zip(with: list[2]).map { [$0.0, $0.1, $1] }
    XCTAssertEqual(Signal.zip(list).syncLines, pairs.syncLines)
    XCTAssertEqual(pairs.syncLines, ["[nil, Optional(1), nil]", "completed"])
  }

  func test_STR_ZIP_6_STR_REDUCEEACH_1_STR_REDUCEEACH_3_a_closure_gets_them_and_may_return_nil() {
    let signal = Signal.zip(Signal.values(1, 2), Signal.values(0, 1)) { $1 == 0 ? nil : $0 / $1 }
    XCTAssertEqual(signal.syncLines, ["nil", "Optional(2)", "completed"])
  }

  func test_two_threads_lose_no_pair_and_keep_the_order() {
    let (left, right) = (Subject<Int>(), Subject<Int>())
    let logs = [Log(), Log()]
    logs[0].record(left.zip(with: right).map { [$0, $1] })
    logs[1].record(Signal.zip([left, right]))
    onThreads(2) { number in
      for value in 0..<1_000 { (number == 0 ? left : right).sendNext(value) }
    }
    for log in logs { XCTAssertEqual(log.lines, (0..<1_000).map { "[\($0), \($0)]" }) }
  }
}
