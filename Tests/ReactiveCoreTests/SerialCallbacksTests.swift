import ReactiveCore
import XCTest

final class SerialCallbacksTests: XCTestCase {
  func test_GEN_EVENT_3_SUB_BLOCK_3_values_from_many_threads_all_arrive_one_at_a_time() {
    let (inside, overlaps, received) = (Counter(), Counter(), Counter())
    let arrived = Counter()
    let subscriber = Subscriber<Int>(next: { _ in
      if inside.increment() > 1 { overlaps.increment() }
      // Time for all the others, who are about to send: without a lock one of them comes in.
      for _ in 0..<2_000 { sched_yield() }
      received.increment()
      inside.decrement()
    })
    onThreads(20) { number in
      arrived.increment()
      while arrived.value < 20 { sched_yield() }
      subscriber.sendNext(number)
    }
    XCTAssertEqual(received.value, 20)
    XCTAssertEqual(overlaps.value, 0)
  }

  func test_GEN_EVENT_3_a_second_thread_waits_until_the_callback_has_returned() {
    let log = Log()
    let subject = Subject<Int>()
    let isInside = DispatchSemaphore(value: 0)
    let sent = expectation(description: "The second thread has sent")
    subject.subscribeNext { value in
      log.add("begin \(value)")
      if value == 2 {
        isInside.signal()
        return
      }
      Thread.detachNewThread {
        subject.sendNext(2)
        sent.fulfill()
      }
      XCTAssertEqual(isInside.wait(timeout: .now() + 0.05), .timedOut)
      log.add("end 1")
    }
    subject.sendNext(1)
    wait(for: [sent], timeout: 30)
    XCTAssertEqual(log.lines, ["begin 1", "end 1", "begin 2"])
  }

  func test_GEN_EVENT_7_a_value_that_waits_while_the_subscription_is_disposed_does_not_come() {
    let log = Log()
    let subject = Subject<Int>()
    let handle = Box<Disposable>()
    let hasSent = DispatchSemaphore(value: 0)
    handle.content = subject.subscribeNext { value in
      log.add("\(value)")
      Thread.detachNewThread {
        subject.sendNext(2)
        hasSent.signal()
      }
      XCTAssertEqual(hasSent.wait(timeout: .now() + 0.05), .timedOut)
      handle.content?.dispose()
    }
    subject.sendNext(1)
    hasSent.wait()
    XCTAssertEqual(log.lines, ["1"])
  }

  func test_GEN_EVENT_4_what_is_sent_inside_a_callback_is_delivered_nested() {
    let log = Log()
    let subject = Subject<Int>()
    subject.subscribe(
      next: { value in
        log.add("begin \(value)")
        if value < 3 { subject.sendNext(value + 1) } else { subject.sendCompleted() }
        log.add("end \(value)")
      }, completed: { log.add("completed") })
    subject.sendNext(1)
    XCTAssertEqual(
      log.lines, ["begin 1", "begin 2", "begin 3", "completed", "end 3", "end 2", "end 1"])
  }

  func test_GEN_EVENT_5_events_may_come_on_different_threads() {
    let threads = Log()
    let subject = Subject<Int>()
    subject.subscribeNext { threads.add("\($0) on main: \(Thread.isMainThread)") }
    subject.sendNext(1)
    onNewThread { subject.sendNext(2) }
    XCTAssertEqual(threads.lines, ["1 on main: true", "2 on main: false"])
  }

  func test_GEN_EVENT_6_SUB_BLOCK_4_in_a_storm_nothing_follows_the_end() {
    for end in [Event<Int>.completed, .error(Failure("lost"))] {
      for _ in 0..<50 {
        let log = Log()
        let subscriber = Subscriber<Int>(
          next: { _ in log.add("next") }, error: { _ in log.add("end") },
          completed: { log.add("end") })
        onThreads(4) { number in
          for value in 0..<20 { subscriber.sendNext(value) }
          if number == 0, let error = end.error { subscriber.sendError(error) }
          if number == 0, end.error == nil { subscriber.sendCompleted() }
          for value in 0..<20 { subscriber.sendNext(value) }
        }
        XCTAssertEqual(log.lines.filter { $0 == "end" }.count, 1)
        XCTAssertEqual(log.lines.last, "end")
      }
    }
  }

  func test_SUB_BLOCK_7_after_a_disposal_inside_next_nothing_follows() {
    let log = Log()
    let source = Source<Int>()
    let box = Box<Disposable>()
    box.content = source.signal.subscribe(
      next: { value in
        box.content?.dispose()
        source.sendNext(value + 1)
        log.add("end \(value)")
      }, completed: { log.add("completed") })
    source.sendNext(1)
    source.sendNext(2)
    source.sendCompleted()
    XCTAssertEqual(log.lines, ["end 1"])
  }

  func test_SUB_BLOCK_7_a_disposal_inside_next_lets_go_of_the_callbacks() {
    let living = Counter()
    let source = Source<Int>()
    let handle = Box<Disposable>()
    handle.content = CountedObject.lend(in: living) { object in
      source.signal.subscribe(
        next: { _ in
          handle.content?.dispose()
          object.touch()
        }, error: { _ in object.touch() }, completed: { object.touch() })
    }
    XCTAssertEqual(living.value, 1)
    source.sendNext(1)
    XCTAssertEqual(living.value, 0)
  }

  func test_MEM_OWN_6_an_end_clears_the_callbacks() {
    for end in [Event<Int>.completed, .error(Failure("lost"))] {
      let living = Counter()
      let subscriber = CountedObject.lend(in: living) { object in
        Subscriber<Int>(
          next: { _ in object.touch() }, error: { _ in object.touch() },
          completed: { object.touch() })
      }
      XCTAssertEqual(living.value, 1)
      if let error = end.error { subscriber.sendError(error) } else { subscriber.sendCompleted() }
      XCTAssertEqual(living.value, 0)
    }
  }
}
