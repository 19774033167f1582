import Foundation
import ReactiveCore
import XCTest

final class WithLatestFromTests: XCTestCase {
  func test_each_value_is_paired_with_the_latest_value_of_the_other_signal() {
    let rows: [(script: String, lines: [String])] = [
      ("aearly b1 aA aB b2 b3 aC", ["A1", "B1", "C3"]),
      ("b1 b| aA a|", ["dispose b", "A1", "dispose a", "completed"]),
      ("a|", ["dispose a", "dispose b", "completed"]),
      ("b#", ["dispose b", "dispose a", "error lost"]),
      ("a#", ["dispose a", "dispose b", "error lost"]), ("!", ["dispose b", "dispose a"]),
    ]
    for (script, lines) in rows {
      XCTAssertEqual(
        joinedLines(script) { $0.withLatestFrom($1).map { $0 + $1 } },
        ["subscribe b", "subscribe a"] + lines, script)
    }
  }

  func test_values_sent_during_the_subscription_are_paired_including_nil() {
    let rows: [(other: Signal<Int?>, lines: [String])] = [
      (.values(1, 2), [#"("A", Optional(2))"#, #"("B", Optional(2))"#, "completed"]),
      (.return(nil), [#"("A", nil)"#, #"("B", nil)"#, "completed"]),
      (.empty(), ["completed"]), (.error(Failure("fields")), ["error fields"]),
    ]
    for (other, lines) in rows {
      XCTAssertEqual(Signal.values("A", "B").withLatestFrom(other).syncLines, lines)
    }
    let clicks = Source<String>()
    clicks.signal.withLatestFrom(Signal<Int>.error(Failure("fields"))).subscribe()
    XCTAssertEqual(clicks.subscriptions, 0)
  }

  func test_no_lock_is_held_while_a_value_is_sent() {
    let (values, other, log) = (Subject<Int>(), Subject<Int>(), Log())
    values.withLatestFrom(other).subscribeNext { pair in
      log.add("\(pair)")
      // If a lock were held, this call would deadlock.
      self.onNewThread { other.sendNext(pair.1 + 1) }
    }
    other.sendNext(1)
    values.sendNext(10)
    values.sendNext(20)
    XCTAssertEqual(log.lines, ["(10, 1)", "(20, 2)"])
  }

  func test_values_from_many_threads_are_sent_one_at_a_time_and_the_end_last() {
    let (values, other) = (Subject<Int>(), Subject<Int>())
    let (overlaps, log) = (Overlaps(), Log())
    other.sendNext(0)
    values.withLatestFrom(other)
      .doNext { _ in overlaps.visit { log.add("value") } }
      .doCompleted { overlaps.visit { log.add("completed") } }
      .subscribe()
    onRacingThreads { number in
      for event in 1...(Stress.eventsPerThread / 10) {
        if number.isMultiple(of: 2) { values.sendNext(event) } else { other.sendNext(event) }
      }
      if number == 0 { values.sendCompleted() }
    }
    XCTAssertEqual(overlaps.count, 0)
    XCTAssertEqual(log.lines.firstIndex(of: "completed"), log.count - 1)
  }

  func test_a_waiting_value_is_paired_with_the_latest_when_it_is_sent() {
    let (values, other, log) = (Subject<Int>(), Subject<Int>(), Log())
    let sent = DispatchGroup()
    values.withLatestFrom(other).subscribeNext { pair in
      log.add("\(pair)")
      guard pair.0 == 1 else { return }
      sendFromWaitingThread(in: sent) { values.sendNext(2) }
      other.sendNext(20)
    }
    other.sendNext(10)
    values.sendNext(1)
    XCTAssertEqual(sent.wait(timeout: .now() + 30), .success)
    XCTAssertEqual(log.lines, ["(1, 10)", "(2, 20)"])
  }
}
