import Dispatch
import Foundation
import ReactiveCore
import XCTest

/// An event that comes while another thread is passing one on waits until that one has been passed on.
final class SerialJoinsTests: XCTestCase {
  private let (source, other) = (Subject<Int>(), Subject<Int>())
  private let scheduler = TestScheduler()
  private let log = Log()
  private let others = DispatchGroup()

  func test_a_trigger_ends_take_until_after_the_value_that_is_passed_on() {
    pass(source.take(until: other), meanwhile: { [other] in other.sendNext(0) })
    source.sendNext(1)
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "completed"])
  }

  func test_a_replacement_takes_over_after_the_value_that_is_passed_on() {
    pass(source.take(untilReplacement: other), meanwhile: { [other] in other.sendNext(2) })
    source.sendNext(1)
    waitForOthers()
    source.sendNext(3)
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  func test_a_value_that_waits_behind_the_replacement_is_not_sent() {
    pass(
      source.take(untilReplacement: other),
      meanwhile: { [source, other] in
        other.sendNext(2)
        source.sendNext(3)
      })
    source.sendNext(1)
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "begin 2", "end 2"])
  }

  func test_an_end_of_the_source_ends_sample_after_the_value_that_is_passed_on() {
    pass(source.sample(other), meanwhile: { [source] in source.sendCompleted() })
    source.sendNext(1)
    other.sendNext(0)
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "completed"])
  }

  func test_a_timeout_comes_after_the_value_that_is_passed_on() {
    pass(
      source.timeout(.seconds(1), on: scheduler),
      meanwhile: { [scheduler] in scheduler.advance(by: .seconds(1)) })
    source.sendNext(1)
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "error timedOut"])
  }

  func test_an_error_overtakes_delayed_values_but_not_the_one_that_is_passed_on() {
    pass(
      source.delay(.seconds(1), on: scheduler),
      meanwhile: { [source] in source.sendError(Failure("lost")) })
    source.sendNext(1)
    source.sendNext(2)
    scheduler.advance(by: .seconds(1))
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "error lost"])
  }

  func test_the_end_of_a_channel_comes_after_the_value_that_is_passed_on() {
    let account = Account()
    let channel = account.$visits.channel()
    pass(channel.skip(1), meanwhile: { channel.sendCompleted() })
    account.visits = 1
    waitForOthers()
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "completed"])
  }

  /// Lets another thread do something while the first value is passed on, and waits for it after that.
  private func pass(_ signal: Signal<Int>, meanwhile act: @escaping @Sendable () -> Void) {
    var isFirst = true
    let stage = signal.doNext { [log, others] value in
      log.add("begin \(value)")
      if isFirst {
        isFirst = false
        let hasActed = DispatchSemaphore(value: 0)
        others.enter()
        Thread.detachNewThread {
          act()
          hasActed.signal()
          others.leave()
        }
        XCTAssertEqual(hasActed.wait(timeout: .now() + 0.05), .timedOut, "It should wait.")
      }
      log.add("end \(value)")
    }
    stage.doCompleted { [log] in log.add("completed") }
      .doError { [log] in log.add("error \($0)") }
      .subscribe()
  }

  private func waitForOthers() {
    XCTAssertEqual(others.wait(timeout: .now() + 30), .success)
  }
}
