import ReactiveCore
import XCTest

final class SampleTests: XCTestCase {
  let log = Log()

  func test_SIG_SAMPLE_1_each_sampler_value_sends_the_latest_value_again_if_unchanged() {
    let (letters, ticks) = (Subject<String>(), Subject<Void>())
    log.record(letters.sample(ticks))
    ticks.sendNext(())
    letters.sendNext("A")
    letters.sendNext("B")
    XCTAssertEqual(log.lines, [])
    ticks.sendNext(())
    ticks.sendNext(())
    letters.sendNext("C")
    ticks.sendNext(())
    XCTAssertEqual(log.lines, ["B", "B", "C"])
  }

  func test_SIG_SAMPLE_2_the_end_of_either_is_the_end() {
    for endsSource in [true, false] {
      for (end, line) in [(Event<Int>.completed, "completed"), (.error(Failure("x")), "error x")] {
        let (source, sampler, log) = (Source<Int>(), Source<Int>(), Log())
        log.record(source.signal.sample(sampler.signal))
        let ending = endsSource ? source : sampler
        if let error = end.error { ending.sendError(error) } else { ending.sendCompleted() }
        XCTAssertEqual(log.lines, [line])
        XCTAssertEqual([source.disposals, sampler.disposals], [1, 1])
      }
    }
  }

  func test_SIG_SAMPLE_4_nil_is_a_latest_value_like_any_other() {
    let (values, ticks) = (Subject<Int?>(), Subject<Void>())
    log.record(values.sample(ticks))
    values.sendNext(nil)
    ticks.sendNext(())
    XCTAssertEqual(log.lines, ["nil"])
  }

  func test_SIG_SAMPLE_5_no_lock_is_held_while_a_value_is_sent() {
    let (values, ticks) = (Subject<Int>(), Subject<Void>())
    values.sample(ticks).subscribeNext { value in
      self.log.add("\(value)")
      self.onNewThread { values.sendNext(value + 1) }  // Waits: with a lock, for ever.
    }
    values.sendNext(1)
    ticks.sendNext(())
    ticks.sendNext(())
    XCTAssertEqual(log.lines, ["1", "2"])
  }
}
