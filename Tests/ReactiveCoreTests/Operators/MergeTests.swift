import ReactiveCore
import XCTest

final class MergeTests: XCTestCase {
  let log = Log()

  func test_SIG_MERGE_1_values_interleave_and_it_completes_when_all_have() {
    let (letters, numbers) = (Subject<String>(), Subject<String>())
    log.record(letters.merge(numbers))
    letters.sendNext("A")
    numbers.sendNext("1")
    letters.sendNext("B")
    letters.sendCompleted()
    numbers.sendNext("2")
    XCTAssertEqual(log.lines, ["A", "1", "B", "2"])
    numbers.sendCompleted()
    XCTAssertEqual(log.lines.last, "completed")
  }

  func test_SIG_MERGE_1_the_first_error_ends_it() {
    let (first, second) = (Source<Int>(), Source<Int>())
    log.record(first.signal.merge(second.signal))
    second.sendError(Failure("lost"))
    first.sendNext(1)
    XCTAssertEqual(log.lines, ["error lost"])
    XCTAssertEqual(first.disposals, 1)
  }

  func test_SIG_MERGE_2_the_list_is_read_at_the_call() {
    let read = Counter()
    var list = [Signal.return(1)]
    let fromArray = Signal.merge(list)
    list.append(.return(2))
    let fromSequence = Signal.merge(
      (1...2).lazy.map { number -> Signal<Int> in
        read.increment()
        return .return(number)
      })
    XCTAssertEqual(read.value, 2)
    XCTAssertEqual(fromArray.syncLines, ["1", "completed"])
    XCTAssertEqual(fromSequence.syncLines, ["1", "2", "completed"])
    XCTAssertEqual(Signal<Int>.merge([]).syncLines, ["completed"])
    XCTAssertEqual(read.value, 2)
  }

  func test_SIG_MERGE_3_after_one_that_fails_at_once_the_others_are_not_subscribed() {
    let (before, after) = (Source<Int>(), Source<Int>())
    log.record(Signal.merge([before.signal, .error(Failure("lost")), after.signal]))
    XCTAssertEqual(log.lines, ["error lost"])
    XCTAssertEqual([before.disposals, after.subscriptions], [1, 0])
  }

  func test_after_a_take_that_is_done_the_others_are_not_subscribed() {
    let late = Source<Int>("late", log: log)
    log.record(Signal.merge([.values(1), .values(2), late.signal]).take(1))
    XCTAssertEqual(log.lines, ["1", "completed"])
  }

  func test_SIG_MERGE_5_subscriptions_complete_independently() {
    let signal = Signal.merge([.values(1), .values(2)])
    for _ in 1...3 { XCTAssertEqual(signal.syncLines, ["1", "2", "completed"]) }
  }

  func test_SIG_MERGE_6_VER_1_a_signal_that_is_listed_twice_is_subscribed_twice() {
    let subject = Subject<Int>()
    let delayed = subject.take(1).concat(subject.take(1))
    log.record(Signal.merge([subject.take(1), delayed, delayed]))
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(log.lines, ["1", "1", "1", "2", "2", "completed"])
  }
}
