import ReactiveCore
import XCTest

final class CombineLatestTests: XCTestCase {
  let log = Log()
  let (letters, numbers) = (Subject<String>(), Subject<Int>())
  lazy var both = Signal.combineLatest(letters, numbers) { "\($0)\($1)" }

  func test_SIG_COMBLATEST_1_nothing_comes_until_all_have_sent_and_then_each_value_counts() {
    log.record(both)
    letters.sendNext("A")
    letters.sendNext("B")
    XCTAssertEqual(log.lines, [])
    numbers.sendNext(1)
    numbers.sendNext(2)
    letters.sendNext("C")
    XCTAssertEqual(log.lines, ["B1", "B2", "C2"])
  }

  func test_SIG_COMBLATEST_2_nil_counts_as_a_value() {
    let pairs = Signal.combineLatest(Signal<Int?>.return(nil), Signal<String?>.return(nil))
    XCTAssertEqual(pairs.syncLines, ["(nil, nil)", "completed"])
  }

  func test_SIG_COMBLATEST_3_it_completes_when_all_have_even_if_one_never_sent() {
    log.record(both)
    letters.sendCompleted()
    numbers.sendNext(1)
    XCTAssertEqual(log.lines, [])
    numbers.sendCompleted()
    XCTAssertEqual(log.lines, ["completed"])
  }

  func test_SIG_COMBLATEST_4_an_error_is_passed_on_at_once() {
    log.record(both)
    letters.sendNext("A")
    numbers.sendError(Failure("lost"))
    letters.sendNext("B")
    XCTAssertEqual(log.lines, ["error lost"])
  }

  func test_SIG_COMBLATEST_5_a_completed_input_goes_on_contributing_its_last_value() {
    log.record(both)
    letters.sendNext("A")
    letters.sendCompleted()
    numbers.sendNext(1)
    numbers.sendNext(2)
    XCTAssertEqual(log.lines, ["A1", "A2"])
  }

  func test_SIG_COMBLATEST_6_a_signal_with_itself_sends_the_mixed_pair_too() {
    log.record(Signal.combineLatest(letters, letters) { $0 + $1 })
    letters.sendNext("a")
    letters.sendNext("b")
    XCTAssertEqual(log.lines, ["aa", "ba", "bb"])
  }

  func test_SIG_COMBLATEST_7_a_signal_that_is_listed_three_times_is_subscribed_three_times() {
    let source = Source<Int>()
    Signal.combineLatest([source.signal, source.signal, source.signal]).subscribe()
    XCTAssertEqual(source.subscriptions, 3)
  }

  func test_SIG_COMBLATEST_9_one_input_gives_lists_of_one_and_no_input_completes_at_once() {
    let one = Signal.combineLatest([Signal.values(1, 2)])
    XCTAssertEqual(one.syncLines, ["[1]", "[2]", "completed"])
    XCTAssertEqual(Signal<[Int]>.combineLatest([Signal<Int>]()).syncLines, ["completed"])
  }

  func test_SIG_COMBLATEST_1_of_a_list_each_value_makes_a_new_list() {
    let subjects = (0..<3).map { _ in Subject<Int>() }
    log.record(Signal.combineLatest(subjects))
    for (number, subject) in subjects.enumerated() { subject.sendNext(number) }
    subjects[0].sendNext(9)
    subjects.forEach { $0.sendCompleted() }
    XCTAssertEqual(log.lines, ["[0, 1, 2]", "[9, 1, 2]", "completed"])
  }

  func test_SIG_COMBLATEST_10_the_closure_gets_the_values_and_its_nil_is_sent_as_nil() {
    let quotients = Signal.combineLatest(Signal.values(6), Signal.values(0, 3)) {
      $1 == 0 ? nil : $0 / $1
    }
    XCTAssertEqual(quotients.syncLines, ["nil", "Optional(2)", "completed"])
  }

  func test_two_threads_leave_one_pair_at_a_time_and_the_last_pair_is_the_latest() {
    let (left, right) = (Subject<Int>(), Subject<Int>())
    let (inside, overlaps) = (Counter(), Counter())
    let last = Box<(Int, Int)>()
    left.combineLatest(with: right)
      .doNext { pair in
        if inside.increment() > 1 { overlaps.increment() }
        last.content = pair
        inside.decrement()
      }
      .subscribe()
    onThreads(2) { number in
      for value in 0..<1_000 { (number == 0 ? left : right).sendNext(value) }
    }
    XCTAssertEqual(overlaps.value, 0)
    XCTAssertTrue(last.content! == (999, 999))
  }
}
