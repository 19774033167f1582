import Dispatch
import ReactiveCore
import XCTest

final class DeliverOnTests: XCTestCase {
  let numbers = Subject<Int>()
  let log = Log()
  let scheduler = TestScheduler()

  // SIG-DELIVERON-1, SIG-DELIVERON-3, GEN-COLD-2
  func test_each_event_even_an_error_is_sent_in_its_own_scheduler_step() {
    for (end, line) in [(Signal<Int>.empty(), "completed"), (.error(Failure("x")), "error x")] {
      log.record(Signal.values(1, 2).concat(end).deliver(on: scheduler))
      XCTAssertEqual(log.takeLines(), [])
      XCTAssertEqual(log.linesByStep(of: scheduler), [["1"], ["2"], [line]])
    }
  }

  // SIG-DELIVERON-2
  func test_effects_of_the_source_stay_on_their_thread() {
    let source = Signal.values(1).doNext { _ in
      self.log.add("effect on the scheduler: \(Scheduler.current === self.scheduler)")
    }
    source.deliver(on: scheduler).subscribeNext { _ in
      self.log.add("value on the scheduler: \(Scheduler.current === self.scheduler)")
    }
    scheduler.run()
    XCTAssertEqual(log.lines, ["effect on the scheduler: false", "value on the scheduler: true"])
  }

  // SIG-DELIVERON-4
  func test_disposal_drops_queued_events() {
    let disposable = log.record(Signal.values(1, 2).deliver(on: scheduler))
    scheduler.step()
    disposable.dispose()
    XCTAssertFalse(scheduler.isIdle)
    scheduler.run()
    XCTAssertEqual(log.lines, ["1"])
  }

  // SIG-DELIVERON-5
  func test_on_the_immediate_scheduler_events_are_sent_at_once() {
    XCTAssertEqual(Signal.values(1).deliver(on: .immediate).syncLines, ["1", "completed"])
  }

  // SIG-SUBSCRIBEON-1
  func test_subscribe_on_moves_the_recipe_to_the_scheduler_but_not_the_events() {
    let subject = Subject<String>()
    let signal = Signal<String> { subscriber in
      self.log.add("recipe there: \(Scheduler.current === self.scheduler)")
      return subject.subscribe(subscriber)
    }
    signal.subscribe(on: scheduler).subscribeNext { value in
      self.log.add("\(value) there: \(Scheduler.current === self.scheduler)")
    }
    XCTAssertEqual(log.lines, [])
    scheduler.run()
    subject.sendNext("A")
    XCTAssertEqual(log.lines, ["recipe there: true", "A there: false"])
  }

  // SIG-SUBSCRIBEON-2
  func test_disposal_before_the_scheduler_runs_prevents_the_subscription() {
    let source = Source<Int>()
    let disposable = source.signal.subscribe(on: scheduler).subscribe()
    disposable.dispose()
    scheduler.run()
    XCTAssertEqual(source.subscriptions, 0)
  }

  /// Sends values from another thread, and blocks the main thread until they are sent.
  private func sendFromElsewhere(_ values: Int..., to subject: Subject<Int>) {
    let sent = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      values.forEach(subject.sendNext)
      sent.signal()
    }
    sent.wait()
  }

  /// Runs the main queue's pending work.
  private func runMainQueue() {
    waiting { done in Scheduler.main.schedule(done) }
  }

  // SIG-DELIVERMAIN-1
  func test_on_the_main_thread_an_event_is_sent_at_once() {
    XCTAssertEqual(Signal.values(1, 2).deliverOnMainThread().syncLines, ["1", "2", "completed"])
  }

  // SIG-DELIVERMAIN-2
  func test_events_of_other_threads_arrive_in_order_on_the_main_thread() {
    numbers.deliverOnMainThread().subscribeNext { number in
      self.log.add("\(number) on main: \(Thread.isMainThread)")
    }
    sendFromElsewhere(1, 2, to: numbers)
    XCTAssertEqual(log.lines, [])
    runMainQueue()
    XCTAssertEqual(log.lines, ["1 on main: true", "2 on main: true"])
  }

  // SIG-DELIVERMAIN-3
  func test_an_event_waits_behind_a_queued_one() {
    log.record(numbers.deliverOnMainThread())
    sendFromElsewhere(1, to: numbers)
    numbers.sendNext(2)
    XCTAssertEqual(log.lines, [])
    runMainQueue()
    numbers.sendNext(3)
    XCTAssertEqual(log.lines, ["1", "2", "3"])
  }

  // SIG-DELIVERMAIN-3
  func test_an_event_sent_inside_a_callback_waits_until_it_returns() {
    numbers.deliverOnMainThread().subscribeNext { number in
      self.log.add("begin \(number)")
      if number == 1 { self.numbers.sendNext(2) }
      self.log.add("end \(number)")
    }
    numbers.sendNext(1)
    XCTAssertEqual(log.lines, ["begin 1", "end 1"])
    runMainQueue()
    XCTAssertEqual(log.lines.suffix(2), ["begin 2", "end 2"])
  }

  // SIG-DELIVERMAIN-4
  func test_each_subscription_has_its_own_queue() {
    let inputs = [Subject<Int>(), Subject<Int>()]
    let starts = Counter()
    let signal = Signal.defer { inputs[starts.increment() - 1] }.deliverOnMainThread()
    log.record(signal, as: "busy")
    log.record(signal, as: "free")
    sendFromElsewhere(1, to: inputs[0])
    inputs[1].sendNext(2)
    XCTAssertEqual(log.lines, ["free 2"])
    runMainQueue()
    XCTAssertEqual(log.lines, ["free 2", "busy 1"])
  }
}
