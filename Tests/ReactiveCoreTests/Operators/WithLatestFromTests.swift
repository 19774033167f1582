import ReactiveCore
import XCTest

final class WithLatestFromTests: XCTestCase {
  let log = Log()
  private lazy var clicks = Source<String>("clicks", log: log)
  private lazy var fields = Source<Int>("fields", log: log)

  private func record() -> Disposable {
    let subscription = log.record(clicks.signal.withLatestFrom(fields.signal))
    XCTAssertEqual(log.takeLines(), ["subscribe fields", "subscribe clicks"])
    return subscription
  }

  func test_each_value_comes_with_the_latest_of_the_other() {
    _ = record()
    clicks.sendNext("early")
    fields.sendNext(1)
    clicks.sendNext("A")
    clicks.sendNext("B")
    fields.sendNext(2)
    fields.sendNext(3)
    clicks.sendNext("C")
    XCTAssertEqual(log.lines, [#"("A", 1)"#, #"("B", 1)"#, #"("C", 3)"#])
  }

  func test_it_completes_with_this_signal_and_not_with_the_other() {
    _ = record()
    fields.sendNext(1)
    fields.sendCompleted()
    clicks.sendNext("A")
    clicks.sendCompleted()
    XCTAssertEqual(log.lines, ["dispose fields", #"("A", 1)"#, "dispose clicks", "completed"])
  }

  func test_completion_and_the_first_error_dispose_both_and_then_are_sent() {
    _ = record()
    clicks.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose clicks", "dispose fields", "completed"])
    _ = record()
    fields.sendError(Failure("fields"))
    XCTAssertEqual(log.takeLines(), ["dispose fields", "dispose clicks", "error fields"])
    _ = record()
    clicks.sendError(Failure("clicks"))
    XCTAssertEqual(log.takeLines(), ["dispose clicks", "dispose fields", "error clicks"])
    record().dispose()
    XCTAssertEqual(log.lines, ["dispose fields", "dispose clicks"])
  }

  func test_what_both_send_inside_the_subscription_is_paired_also_nil() {
    let rows: [(other: Signal<Int?>, lines: [String])] = [
      (.values(1, 2), [#"("A", Optional(2))"#, #"("B", Optional(2))"#, "completed"]),
      (.return(nil), [#"("A", nil)"#, #"("B", nil)"#, "completed"]),
      (.empty(), ["completed"]), (.error(Failure("fields")), ["error fields"]),
    ]
    for (other, lines) in rows {
      XCTAssertEqual(Signal.values("A", "B").withLatestFrom(other).syncLines, lines)
    }
    clicks.signal.withLatestFrom(Signal<Int>.error(Failure("fields"))).subscribe()
    XCTAssertEqual(clicks.subscriptions, 0)
  }

  func test_no_lock_is_held_while_a_value_is_sent() {
    let (values, other) = (Subject<Int>(), Subject<Int>())
    values.withLatestFrom(other).subscribeNext { pair in
      self.log.add("\(pair)")
      self.onNewThread { other.sendNext(pair.1 + 1) }  // Waits: with a lock, for ever.
    }
    other.sendNext(1)
    values.sendNext(10)
    values.sendNext(20)
    XCTAssertEqual(log.lines, ["(10, 1)", "(20, 2)"])
  }

  func test_from_many_threads_no_two_values_leave_at_once_and_the_end_is_the_last() {
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
}
