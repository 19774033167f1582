import ReactiveCore
import XCTest

final class SampleTests: XCTestCase {
  let log = Log()

  // SIG-SAMPLE-1
  func test_each_sampler_value_sends_the_latest_value_even_if_unchanged() {
    XCTAssertEqual(joinedEvents("b0 aA aB b0 b0 aC b0") { $0.sample($1) }, ["B", "B", "C"])
  }

  // SIG-SAMPLE-2
  func test_the_first_end_of_either_signal_ends_the_result() {
    let started = ["subscribe a", "subscribe b"]
    for (end, line) in [("|", "completed"), ("#", "error lost")] {
      for (first, other) in [("a", "b"), ("b", "a")] {
        XCTAssertEqual(
          joinedLines(first + end) { $0.sample($1) },
          started + ["dispose \(first)", "dispose \(other)", line])
      }
    }
  }

  // SIG-SAMPLE-4
  func test_nil_is_sampled_like_any_other_value() {
    let (values, ticks) = (Subject<Int?>(), Subject<Void>())
    log.record(values.sample(ticks))
    values.sendNext(nil)
    ticks.sendNext(())
    XCTAssertEqual(log.lines, ["nil"])
  }

  // SIG-SAMPLE-5
  func test_no_lock_is_held_while_a_value_is_sent() {
    let (values, ticks) = (Subject<Int>(), Subject<Void>())
    values.sample(ticks).subscribeNext { value in
      self.log.add("\(value)")
      // If a lock were held, this call would deadlock.
      self.onNewThread { values.sendNext(value + 1) }
    }
    values.sendNext(1)
    ticks.sendNext(())
    ticks.sendNext(())
    XCTAssertEqual(log.lines, ["1", "2"])
  }
}
