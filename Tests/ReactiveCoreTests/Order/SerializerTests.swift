import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

final class SerializerTests: XCTestCase {
  func test_a_call_from_inside_runs_at_once_and_nested() {
    let log = Log()
    let serializer = Serializer()
    let inner = serializer.serialize { log.add("inner") }
    let outer = serializer.serialize { (name: String) in
      log.add("begin \(name)")
      inner()
      log.add("end \(name)")
    }
    outer("A")
    XCTAssertEqual(log.lines, ["begin A", "inner", "end A"])
  }

  func test_ORD_THREAD_3_a_call_from_another_thread_waits_and_is_made_on_its_own_thread() {
    let log = Log()
    let serializer = Serializer()
    let hasReturned = DispatchSemaphore(value: 0)
    let caller = Box<Thread>()
    let call = Handler(
      serializer.serialize { (name: String) in
        XCTAssertTrue(Thread.current === caller.content)
        log.add(name)
      })
    serializer.serialize {
      let thread = Thread {
        call.call("from the other thread")
        hasReturned.signal()
      }
      caller.content = thread
      thread.start()
      XCTAssertEqual(hasReturned.wait(timeout: .now() + 0.05), .timedOut)
      log.add("end")
    }()
    hasReturned.wait()
    XCTAssertEqual(log.lines, ["end", "from the other thread"])
  }

  func test_ORD_LOCKS_3_a_call_that_would_wait_for_ever_is_left_to_the_thread_inside() {
    for _ in 0..<100 {
      let (left, right) = (Serializer(), Serializer())
      let calls = Counter()
      let both = DispatchGroup()
      let arrived = Counter()
      for (own, other) in [(left, right), (right, left)] {
        DispatchQueue.global().async(group: both) {
          own.serialize {
            arrived.increment()
            while arrived.value < 2 { sched_yield() }
            other.serialize { _ = calls.increment() }()
          }()
        }
      }
      XCTAssertEqual(both.wait(timeout: .now() + 30), .success)
      XCTAssertEqual(calls.value, 2)
    }
  }

  func test_a_thread_that_calls_without_a_pause_does_not_keep_another_one_out() {
    let serializer = Serializer()
    let isDone = Flags()
    let call = Handler(serializer.serialize { (_: String) in })
    let busy = DispatchGroup()
    for _ in 0..<2 {
      DispatchQueue.global().async(group: busy) {
        while !isDone.flag.isSet { call.call("again") }
      }
    }
    for _ in 0..<20 { call.call("once") }
    _ = isDone.flag.set()
    XCTAssertEqual(busy.wait(timeout: .now() + 30), .success)
  }

  func test_calls_of_many_threads_are_made_one_at_a_time_none_lost_each_thread_in_order() {
    let serializer = Serializer()
    let (inside, overlaps) = (Counter(), Counter())
    let log = Log()
    let handler = Handler(
      serializer.serialize { (name: String) in
        if inside.increment() > 1 { overlaps.increment() }
        log.add(name)
        inside.decrement()
      })
    onThreads(4) { number in for call in 0..<500 { handler.call("\(number) \(call)") } }
    XCTAssertEqual(overlaps.value, 0)
    for number in 0..<4 {
      XCTAssertEqual(
        log.lines.filter { $0.hasPrefix("\(number) ") }, (0..<500).map { "\(number) \($0)" })
    }
  }

  func test_ORD_LOCKS_3_two_subjects_that_feed_each_other_from_two_threads_do_not_lock() {
    let makes: [() -> Subject<Int>] = [{ Subject() }, { ReplaySubject(capacity: 1) }]
    for make in makes {
      for _ in 0..<20 {
        let (left, right, ends) = (make(), make(), Counter())
        for (own, other) in [(left, right), (right, left)] {
          own.combineLatest(with: Signal.return(0)).subscribeNext { number, _ in
            if number > 0 { other.sendNext(number - 1) } else { ends.increment() }
          }
        }
        onThreads(2) { number in
          for _ in 0..<50 { (number == 0 ? left : right).sendNext(4) }
        }
        XCTAssertEqual(ends.value, 100)
      }
    }
  }
}

private final class Flags: Sendable {
  let flag = Flag()
}

/// Takes a serialised handler to other threads: that it may be called there is what is tested.
private struct Handler: @unchecked Sendable {
  let call: (String) -> Void

  init(_ call: @escaping (String) -> Void) { self.call = call }
}
