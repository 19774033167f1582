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

  func test_SIG_TAKEUNTIL_1_SIG_TAKEUNTIL_4_SIG_TAKEUNTIL_6_any_value_of_the_trigger_ends_it() {
    record()
    source.sendNext(1)
    trigger.sendNext("anything")
    source.sendNext(2)
    XCTAssertEqual(log.lines, ["1", "dispose trigger", "dispose source", "completed"])
  }

  func test_SIG_TAKEUNTIL_1_SIG_TAKEUNTIL_4_so_does_its_completion() {
    record()
    trigger.sendCompleted()
    XCTAssertEqual(log.lines, ["dispose trigger", "dispose source", "completed"])
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

  func test_SIG_TAKEUNTIL_3_ORD_SUBSCRIBE_4_a_trigger_that_fires_at_once_keeps_the_source_out() {
    for trigger in [Signal.return(1), .empty()] {
      XCTAssertEqual(source.signal.take(until: trigger).syncLines, ["completed"])
      XCTAssertEqual(Signal.values(1, 2).take(until: trigger).syncLines, ["completed"])
    }
    XCTAssertEqual(source.subscriptions, 0)
  }

  func test_a_replacement_that_fails_inside_its_subscription_keeps_the_source_out() {
    XCTAssertEqual(
      source.signal.take(untilReplacement: .error(Failure("lost"))).syncLines, ["error lost"])
    XCTAssertEqual(source.signal.take(untilReplacement: .empty()).syncLines, ["completed"])
    XCTAssertEqual(source.subscriptions, 0)
  }

  func test_SIG_TAKEUNTIL_5_an_end_of_the_source_disposes_the_trigger() {
    record()
    source.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose source", "dispose trigger", "completed"])
    record()
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines.sorted(), ["dispose source", "dispose trigger", "error lost"])
  }

  private func recordReplacement() -> Source<Int> {
    let replacement = Source<Int>("replacement", log: log)
    log.record(source.signal.take(untilReplacement: replacement.signal))
    XCTAssertEqual(log.takeLines(), ["subscribe replacement", "subscribe source"])
    return replacement
  }

  func test_SIG_TAKEUNTILREP_1_SIG_TAKEUNTILREP_5_from_its_first_event_only_it_is_heard() {
    let replacement = recordReplacement()
    source.sendNext(1)
    replacement.sendNext(10)
    source.sendNext(2)
    replacement.sendNext(20)
    XCTAssertEqual(log.lines, ["1", "dispose source", "10", "20"])
  }

  func test_SIG_TAKEUNTILREP_2_completion_of_the_source_waits_for_the_replacement() {
    let replacement = recordReplacement()
    source.sendCompleted()
    replacement.sendNext(10)
    XCTAssertEqual(log.lines, ["dispose source", "10"])
  }

  func test_SIG_TAKEUNTILREP_2_an_error_of_the_source_ends_it() {
    let replacement = recordReplacement()
    source.sendError(Failure("lost"))
    XCTAssertTrue(log.lines.contains("error lost"))
    XCTAssertEqual(replacement.disposals, 1)
  }

  func test_SIG_TAKEUNTILREP_3_SIG_TAKEUNTILREP_5_an_end_of_the_replacement_is_the_end() {
    recordReplacement().sendCompleted()
    XCTAssertEqual(log.takeLines(), ["dispose replacement", "dispose source", "completed"])
    recordReplacement().sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["dispose replacement", "dispose source", "error lost"])
  }

  func test_SIG_TAKEUNTILREP_4_ORD_SUBSCRIBE_5_of_two_that_send_at_once_it_alone_is_heard() {
    let signal = Signal.values(1, 2).take(untilReplacement: .values(10, 20))
    XCTAssertEqual(signal.syncLines, ["10", "20", "completed"])
    log.record(source.signal.take(untilReplacement: .return(10)))
    XCTAssertEqual(source.subscriptions, 0)
  }

  func test_SIG_TAKEUNTILREP_6_disposing_disposes_both() {
    let replacement = Source<Int>()
    source.signal.take(untilReplacement: replacement.signal).subscribe().dispose()
    XCTAssertEqual([source.disposals, replacement.disposals], [1, 1])
  }
}
