import ReactiveCore
import XCTest

final class SubscribingTests: XCTestCase {
  // SUB-BLOCK-12
  func test_each_subscribe_method_gets_the_events_that_its_name_promises() {
    let log = Log()
    let failing = Signal.return(1).concat(.error(Failure("lost")))
    let completing = Signal.return(2)
    for signal in [failing, completing] {
      signal.subscribeNext { log.add("next \($0)") }
      signal.subscribeError { log.add("error \($0)") }
      signal.subscribeCompleted { log.add("completed") }
      signal.subscribe(error: { log.add("both: \($0)") }, completed: { log.add("both: completed") })
    }
    XCTAssertEqual(
      log.lines,
      ["next 1", "error lost", "both: lost", "next 2", "completed", "both: completed"])
  }

  func test_subscribing_to_a_signal_that_ends_at_once_returns_a_disposed_disposable() {
    XCTAssertTrue(Signal.return(1).subscribe().isDisposed)
    XCTAssertTrue(Signal<Int>.empty().subscribe().isDisposed)
    XCTAssertTrue(Signal<Int>.error(Failure("lost")).subscribe().isDisposed)
  }

  // SUB-SUBSCRIBE-3, SUB-PASS-1, SIG-CREATE-3
  func test_scheduled_events_are_not_sent_after_disposal() {
    let (scheduler, log) = (TestScheduler(), Log())
    let signal = Signal<Int> { subscriber in
      for value in [1, 2] { scheduler.schedule { subscriber.sendNext(value) } }
      return nil
    }
    for subscribe in [
      { log.record(signal) }, { signal.subscribe(Subscriber(next: { log.add("\($0)") })) },
    ] {
      let disposable = subscribe()
      scheduler.step()
      disposable.dispose()
      scheduler.run()
      XCTAssertEqual(log.takeLines(), ["1"])
    }
  }

  // SUB-SUBSCRIBE-5
  func test_inside_a_synchronous_source_the_disposable_is_not_set_yet() {
    let log = Log()
    var handle: Disposable?
    let signal = Signal<Int> { subscriber in
      (1...3).forEach(subscriber.sendNext)
      return nil
    }
    handle = signal.subscribeNext { value in
      log.add("\(value) handle: \(handle == nil ? "no" : "yes")")
      handle?.dispose()
    }
    XCTAssertEqual(log.lines, ["1 handle: no", "2 handle: no", "3 handle: no"])
  }

  // SUB-SUBSCRIBE-6, MEM-OWN-8
  func test_a_source_that_does_not_retain_its_subscriber_is_disposed_when_it_returns() {
    for teardownHoldsIt in [false, true] {
      let (log, living) = (Log(), Counter())
      let signal = Signal<Int> { subscriber in
        let held = teardownHoldsIt ? subscriber : nil
        return Disposable { withExtendedLifetime(held) { log.add("dispose") } }
      }
      let disposable = CountedObject.lend(in: living) { object in
        signal.subscribe(next: { _ in object.touch() })
      }
      log.add("returned, held: \(living.value)")
      disposable.dispose()
      XCTAssertEqual(living.value, 0)
      XCTAssertEqual(
        log.lines,
        teardownHoldsIt ? ["returned, held: 1", "dispose"] : ["dispose", "returned, held: 0"])
    }
  }
}
