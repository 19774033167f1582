import ReactiveCore
import XCTest

final class MergeTests: XCTestCase {
  let log = Log()

  // SIG-MERGE-1
  func test_values_interleave_until_all_inputs_complete_or_one_fails() {
    XCTAssertEqual(
      joinedEvents("aA b1 aB a| b2 b|") { $0.merge($1) }, ["A", "1", "B", "2", "completed"])
    XCTAssertEqual(joinedEvents("b# a1") { $0.merge($1) }, ["error lost"])
  }

  // SIG-MERGE-2
  func test_the_list_is_read_at_the_call() {
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

  // SIG-MERGE-5
  func test_subscriptions_complete_independently() {
    let signal = Signal.merge([.values(1), .values(2)])
    for _ in 1...3 { XCTAssertEqual(signal.syncLines, ["1", "2", "completed"]) }
  }

  // SIG-MERGE-6, VER-1
  func test_a_signal_that_is_listed_twice_is_subscribed_twice() {
    let subject = Subject<Int>()
    let delayed = subject.take(1).concat(subject.take(1))
    log.record(Signal.merge([subject.take(1), delayed, delayed]))
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(log.lines, ["1", "1", "1", "2", "2", "completed"])
  }
}
