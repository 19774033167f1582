import Dispatch
import Foundation
import ReactiveCore
import XCTest

final class SerialCallbacksTests: XCTestCase {
  // GEN-EVENT-3, SUB-BLOCK-3
  func test_values_from_many_threads_all_arrive_one_at_a_time() {
    let (overlaps, received, arrived) = (Overlaps(), Counter(), Counter())
    let subscriber = Subscriber<Int>(next: { _ in
      overlaps.visit {
        // Without a lock, another thread would enter during this loop.
        for _ in 0..<2_000 { sched_yield() }
        received.increment()
      }
    })
    onThreads(20) { number in
      arrived.increment()
      while arrived.value < 20 { sched_yield() }
      subscriber.sendNext(number)
    }
    XCTAssertEqual(received.value, 20)
    XCTAssertEqual(overlaps.count, 0)
  }

  // GEN-EVENT-6, SUB-BLOCK-4
  func test_nothing_follows_the_end_even_if_many_threads_send() {
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

  // SUB-BLOCK-7, GEN-EVENT-8
  func test_after_a_disposal_inside_next_nothing_is_sent_or_retained() {
    let (log, living) = (Log(), Counter())
    let (source, handle) = (Source<Int>(), LockedValue<Disposable>())
    handle.value = CountedObject.lend(in: living) { object in
      source.signal.subscribe(
        next: { value in
          handle.value?.dispose()
          source.sendNext(value + 1)
          object.touch()
          log.add("end \(value)")
        }, error: { log.add("\($0)") }, completed: { log.add("completed") })
    }
    XCTAssertEqual(living.value, 1)
    for number in 1...9 { source.sendNext(number) }
    XCTAssertEqual(log.lines, ["end 1"])
    XCTAssertEqual(living.value, 0)
  }

  // SUB-BLOCK-7, GEN-EVENT-7
  func test_nothing_follows_a_disposal_inside_next_while_an_end_waits() {
    for end in [Event<Int>.completed, .error(Failure("lost"))] {
      let (log, subject, handle) = (Log(), Subject<Int>(), LockedValue<Disposable>())
      let sent = DispatchGroup()
      handle.value = subject.subscribe(
        next: { value in
          log.add("next \(value)")
          sendFromWaitingThread(in: sent) { subject.sendNext(2) }
          sendFromWaitingThread(in: sent) {
            if let error = end.error { subject.sendError(error) } else { subject.sendCompleted() }
          }
          XCTAssertFalse(handle.value?.isDisposed ?? true)
          handle.value?.dispose()
        }, error: { _ in log.add("error") }, completed: { log.add("completed") })
      subject.sendNext(1)
      XCTAssertEqual(sent.wait(timeout: .now() + 30), .success)
      XCTAssertEqual(log.lines, ["next 1"])
    }
  }

  func test_a_disposable_is_disposed_before_an_end_is_sent_or_when_no_event_can_follow() {
    let handle = LockedValue<Disposable>()
    let subject = Subject<Int>()
    handle.value = subject.subscribeCompleted {
      XCTAssertTrue(handle.value?.isDisposed ?? false)
    }
    XCTAssertFalse(handle.value?.isDisposed ?? true)
    subject.sendCompleted()
    XCTAssertTrue(handle.value?.isDisposed ?? false)
    XCTAssertTrue(Signal<Int>.never().subscribe().isDisposed)
  }

  // MEM-OWN-6
  func test_an_end_releases_the_callbacks() {
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
