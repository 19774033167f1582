import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

final class SerializerTests: XCTestCase {
  // ORD-LOCKS-3
  func test_a_call_that_would_deadlock_is_deferred_to_the_running_thread() {
    for _ in 0..<100 {
      let (left, right) = (Turn(), Turn())
      let (arrived, calls, both) = (Counter(), Counter(), DispatchGroup())
      for (own, other) in [(left, right), (right, left)] {
        DispatchQueue.global().async(group: both) {
          own.serializer.perform(orDefer: { XCTFail("The call should not be deferred.") }) {
            arrived.increment()
            while arrived.value < 2 { sched_yield() }
            func call() { other.serializer.perform(orDefer: call) { calls.increment() } }
            call()
          }
        }
      }
      XCTAssertEqual(both.wait(timeout: .now() + 30), .success)
      XCTAssertEqual(calls.value, 2)
    }
  }

  // ORD-LOCKS-3
  func test_two_subjects_that_feed_each_other_from_two_threads_do_not_deadlock() {
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

private final class Turn: @unchecked Sendable {  // Sendable: the serializer is thread-safe.
  let serializer = Serializer()
}
