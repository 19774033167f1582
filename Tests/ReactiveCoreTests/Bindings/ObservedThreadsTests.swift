import Foundation
import ReactiveCore
import XCTest

final class ObservedThreadsTests: XCTestCase {
  // OBJ-OBSERVE-2, OBJ-OBSERVE-11
  func test_a_change_is_sent_on_the_thread_that_makes_it_without_a_scheduler() {
    let tally = Tally()
    let (receiving, changing) = (LockedValue<Thread>(), LockedValue<Thread>())
    tally.$visits.skip(1).subscribeNext { _ in receiving.value = .current }
    onNewThread {
      changing.value = .current
      XCTAssertNil(Scheduler.current)
      tally.visits = 1
    }
    XCTAssertNotNil(receiving.value)
    XCTAssertEqual(receiving.value, changing.value)
  }

  // OBJ-OBSERVE-13
  func test_subscribing_and_disposing_while_values_change_is_safe() {
    let tally = Tally()
    DispatchQueue.concurrentPerform(iterations: 5_000) { round in
      tally.visits = round
      // The current scheduler makes the subscription start immediately.
      TestScheduler().performAsCurrent { tally.$visits.subscribeNext { _ in }.dispose() }
    }
    let last = tally.visits
    var received: [Int] = []
    tally.$visits.subscribeNext { received.append($0) }
    XCTAssertEqual(received, [last])
  }

  func test_changes_by_several_threads_are_all_sent_and_the_current_value_is_sent_last() {
    let tally = Tally()
    var received: [Int] = []
    tally.$visits.skip(1).subscribeNext { received.append($0) }
    DispatchQueue.concurrentPerform(iterations: 5_000) { tally.visits = $0 }
    XCTAssertEqual(received.sorted(), Array(0..<5_000))
    XCTAssertEqual(received.last, tally.visits)
  }

  func test_a_subscriber_that_arrives_during_changes_gets_each_later_one_once() {
    for _ in 0..<500 {
      let tally = Tally()
      let received = LockedValue([Int]())
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 {
          for _ in 0..<20 { tally.visits += 1 }
        } else {
          // The current scheduler makes the subscription start immediately.
          TestScheduler().performAsCurrent {
            tally.$visits.subscribeNext { received.value?.append($0) }
          }
        }
      }
      let first = received.value?.first ?? 0
      XCTAssertEqual(received.value, Array(first...20))
    }
  }

  func test_a_thread_that_sets_constantly_does_not_block_others() {
    let tally = Tally()
    let here = Thread.current
    let (foreign, made, isOver) = (Counter(), Counter(), Counter())
    let busy = DispatchGroup()
    tally.$visits.skip(1).subscribeNext { visits in
      if Thread.current === here, visits < 0 { foreign.increment() }
      guard visits == 1 else { return }
      // The other thread queues a hundred changes for this thread to send, and then waits.
      sendFromWaitingThread(in: busy) {
        for number in 1...200_000 where isOver.value == 0 {
          tally.visits = -number
          made.increment()
        }
      }
      XCTAssertEqual(made.value, 100)
    }
    tally.visits = 1
    isOver.increment()
    XCTAssertEqual(busy.wait(timeout: .now() + 30), .success)
    XCTAssertLessThanOrEqual(foreign.value, 102)
    XCTAssertEqual(try? tally.$visits.first(), tally.visits)
  }

  func test_two_properties_that_feed_each_other_from_two_threads_do_not_deadlock() {
    let left = Tally()
    let right = Tally()
    left.$visits.channel().bind(to: right.$visits.channel())
    DispatchQueue.concurrentPerform(iterations: 5_000) { round in
      if round.isMultiple(of: 2) { left.visits = round } else { right.visits = round }
    }
    left.visits = 7_000
    XCTAssertEqual(right.visits, 7_000)
  }

  func test_a_change_inside_a_callback_is_sent_after_waiting_changes_of_other_threads() {
    let tally = Tally()
    var received: [String] = []
    tally.$visits.skip(1).subscribeNext { visits in
      received.append("first receives \(visits)")
      if visits == 1 {
        self.onNewThread { tally.visits = 2 }
        tally.visits = 3
      }
      received.append("first has received \(visits)")
    }
    tally.$visits.skip(1).subscribeNext { received.append("second receives \($0)") }
    tally.visits = 1
    XCTAssertEqual(
      received,
      [
        "first receives 1", "first has received 1",
        "first receives 2", "first has received 2", "second receives 2",
        "first receives 3", "first has received 3", "second receives 3",
      ])
  }

  func test_a_change_inside_a_callback_is_sent_on_its_thread_even_if_others_wait() {
    for _ in 0..<100 {
      XCTAssertEqual(threadSending(4) { tally in tally.visits = 4 }, .current)
    }
  }

  func test_after_its_own_change_a_thread_lets_a_waiting_thread_send() {
    // If the waiting thread isn't asleep yet, this thread sends 3 itself, so the test tries again.
    XCTAssertTrue((0..<1_000).contains { _ in threadSending(3) { _ in } != .current })
  }

  /// Returns the thread that sends `number`.
  ///
  /// This thread calls `work` while it sends 2 and while another thread waits to send 3.
  private func threadSending(_ number: Int, doing work: @escaping (Tally) -> Void) -> Thread? {
    let tally = Tally()
    let others = DispatchGroup()
    var sender: Thread?
    tally.$visits.skip(1).subscribeNext { visits in
      if visits == 1 { self.onNewThread { tally.visits = 2 } }
      if visits == 2 {
        // This thread has sent its own change, so the other threads wait to send theirs.
        DispatchQueue.global().async(group: others) { tally.visits = 3 }
        while tally.visits != 3 { sched_yield() }
        work(tally)
      }
      if visits == number { sender = .current }
    }
    tally.visits = 1
    others.wait()
    return sender
  }

  func test_a_waiting_change_is_sent_before_its_thread_continues() {
    for _ in 0..<10 {
      let tally = Tally()
      let others = DispatchGroup()
      let (received, early) = (Log(), Log())
      tally.$visits.skip(1).subscribeNext { visits in
        received.add("\(visits)")
        if visits == 1 { self.onNewThread { tally.visits = 2 } }
        guard visits == 2 else { return }
        // This thread has sent its own change, so the other threads wait to send theirs.
        for number in 3...5 {
          DispatchQueue.global().async(group: others) {
            tally.visits = number
            if !received.lines.contains("\(number)") { early.add("\(number)") }
          }
          while tally.visits != number { sched_yield() }
        }
      }
      tally.visits = 1
      others.wait()
      XCTAssertEqual(early.lines, [])
    }
  }

  func test_a_subscriber_inside_a_callback_gets_the_current_value_at_once() {
    let tally = Tally()
    var received: [Int] = []
    tally.$visits.skip(1).take(1).subscribeNext { _ in
      self.onNewThread { tally.visits = 2 }
      XCTAssertEqual(try? tally.$visits.first(), 2)
      tally.$visits.subscribeNext { received.append($0) }
      XCTAssertEqual(received, [2])
      tally.visits = 3
    }
    tally.visits = 1
    tally.visits = 4
    XCTAssertEqual(received, [2, 3, 4])
  }

  func test_a_value_that_one_observer_corrects_never_reaches_the_next_one() {
    let tally = Tally()
    var received: [Int] = []
    tally.$visits.subscribeNext { if $0 > 10 { tally.visits = 10 } }
    tally.$visits.subscribeNext { received.append($0) }
    DispatchQueue.concurrentPerform(iterations: 5_000) { tally.visits = 11 + $0 }
    XCTAssertEqual(Set(received), [0, 10])
    XCTAssertEqual(tally.visits, 10)
  }
}

private final class Tally: @unchecked Sendable {  // Sendable: its property is thread-safe.
  @Observed var visits = 0
}
