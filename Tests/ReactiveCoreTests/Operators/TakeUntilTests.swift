import ReactiveCore
import XCTest

final class TakeUntilTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)
  private lazy var trigger = Source<String>("trigger", log: log)
  private let started = ["subscribe trigger", "subscribe source"]

  private func record() {
    log.record(source.signal.take(until: trigger.signal))
    XCTAssertEqual(log.takeLines(), started)
  }

  func test_SIG_TAKEUNTIL_1_SIG_TAKEUNTIL_4_SIG_TAKEUNTIL_6_a_value_or_completion_of_the_trigger() {
    for end in [{ self.trigger.sendNext("anything") }, trigger.sendCompleted] {
      record()
      source.sendNext(1)
      end()
      source.sendNext(2)
      XCTAssertEqual(log.takeLines(), ["1", "dispose trigger", "dispose source", "completed"])
    }
  }

  func test_SIG_TAKEUNTIL_4_the_trigger_goes_before_the_end_inside_the_subscription_too() {
    let busy = Signal<Int> { subscriber in
      subscriber.sendNext(1)
      self.trigger.sendNext("stop")
      subscriber.sendNext(2)
      return self.log.disposable("dispose busy")
    }
    log.record(busy.take(until: trigger.signal))
    XCTAssertEqual(
      log.lines, ["subscribe trigger", "1", "dispose trigger", "completed", "dispose busy"])
  }

  func test_SIG_TAKEUNTIL_2_an_error_of_the_trigger_is_ignored() {
    record()
    trigger.sendError(Failure("lost"))
    source.sendNext(1)
    XCTAssertEqual(log.lines, ["dispose trigger", "1"])
  }

  func test_SIG_TAKEUNTIL_5_an_end_of_the_source_disposes_the_trigger() {
    record()
    source.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose source", "dispose trigger", "completed"])
    record()
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines.sorted(), ["dispose source", "dispose trigger", "error lost"])
  }
}
