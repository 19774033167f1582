import ReactiveCore
import XCTest

final class SampleTests: XCTestCase {
  let log = Log()

  // SIG-SAMPLE-1
  func test_each_sampler_value_sends_the_latest_value_again_if_unchanged() {
    XCTAssertEqual(joinedEvents("b0 aA aB b0 b0 aC b0") { $0.sample($1) }, ["B", "B", "C"])
  }

  // SIG-SAMPLE-2
  func test_it_ends_when_either_ends() {
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
  func test_nil_is_a_latest_value_like_any_other() {
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
      self.onNewThread { values.sendNext(value + 1) }  // Holding a lock would deadlock.
    }
    values.sendNext(1)
    ticks.sendNext(())
    ticks.sendNext(())
    XCTAssertEqual(log.lines, ["1", "2"])
  }
}
