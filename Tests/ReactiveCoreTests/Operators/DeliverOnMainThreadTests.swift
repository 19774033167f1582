import Dispatch
import ReactiveCore
import XCTest

final class DeliverOnMainThreadTests: XCTestCase {
  let log = Log()
  let numbers = Subject<Int>()

  /// Sends from another thread, while the main thread waits and can take nothing.
  private func sendFromElsewhere(_ values: Int..., to subject: Subject<Int>) {
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      values.forEach(subject.sendNext)
      sent.signal()
    }
    sent.wait()
  }

  /// Lets the main thread do what is queued.
  private func takeTurns() {
    waiting { done in Scheduler.main.schedule(done) }
  }

  func test_SIG_DELIVERMAIN_1_on_the_main_thread_an_event_goes_straight_on() {
    XCTAssertEqual(Signal.values(1, 2).deliverOnMainThread().syncLines, ["1", "2", "completed"])
  }

  func test_SIG_DELIVERMAIN_2_from_elsewhere_events_come_in_order_on_the_main_thread() {
    numbers.deliverOnMainThread().subscribeNext { number in
      self.log.add("\(number) on main: \(Thread.isMainThread)")
    }
    sendFromElsewhere(1, 2, to: numbers)
    XCTAssertEqual(log.lines, [])
    takeTurns()
    XCTAssertEqual(log.lines, ["1 on main: true", "2 on main: true"])
  }

  func test_SIG_DELIVERMAIN_3_behind_one_that_is_queued_an_event_waits_its_turn() {
    log.record(numbers.deliverOnMainThread())
    sendFromElsewhere(1, to: numbers)
    numbers.sendNext(2)
    XCTAssertEqual(log.lines, [])
    takeTurns()
    numbers.sendNext(3)
    XCTAssertEqual(log.lines, ["1", "2", "3"])
  }

  func test_SIG_DELIVERMAIN_3_inside_another_event_it_waits_its_turn() {
    numbers.deliverOnMainThread().subscribeNext { number in
      self.log.add("begin \(number)")
      if number == 1 { self.numbers.sendNext(2) }
      self.log.add("end \(number)")
    }
    numbers.sendNext(1)
    XCTAssertEqual(log.lines, ["begin 1", "end 1"])
    takeTurns()
    XCTAssertEqual(log.lines.suffix(2), ["begin 2", "end 2"])
  }

  func test_SIG_DELIVERMAIN_4_each_subscription_has_a_queue_of_its_own() {
    let inputs = [Subject<Int>(), Subject<Int>()]
    let starts = Counter()
    let signal = Signal.defer { inputs[starts.increment() - 1] }.deliverOnMainThread()
    log.record(signal, as: "busy")
    log.record(signal, as: "free")
    sendFromElsewhere(1, to: inputs[0])
    inputs[1].sendNext(2)
    XCTAssertEqual(log.lines, ["free 2"])
    takeTurns()
    XCTAssertEqual(log.lines, ["free 2", "busy 1"])
  }
}
