import ReactiveCore
import XCTest

final class SharingThreadsTests: XCTestCase {
  func test_autoconnect_subscribes_its_source_only_once_while_threads_subscribe_and_dispose() {
    let (subscriptions, disposals) = (Counter(), Counter())
    let shared = Signal<Int> { _ in
      subscriptions.increment()
      return Disposable { disposals.increment() }
    }.publish().autoconnect()
    onRacingThreads { _ in
      for _ in 0..<Stress.eventsPerThread / 10 { shared.subscribe().dispose() }
    }
    XCTAssertEqual(subscriptions.value, 1)
    XCTAssertEqual(disposals.value, 1)
  }

  func test_replayLazily_runs_its_source_once_for_eight_threads() {
    for _ in 0..<100 {
      let (subscriptions, received) = (Counter(), Counter())
      let shared = Signal<Int> { subscriber in
        subscriptions.increment()
        subscriber.sendNext(1)
        subscriber.sendCompleted()
        return nil
      }.replayLazily()
      onRacingThreads { _ in shared.subscribeNext { _ in received.increment() } }
      XCTAssertEqual(subscriptions.value, 1)
      XCTAssertEqual(received.value, Stress.threads)
    }
  }

  // SUBJ-REPLAY-7
  func test_a_late_subscriber_of_a_replay_subject_gets_all_values_in_order() {
    let (live, joined) = join(ReplaySubject())
    XCTAssertEqual(live.sorted(), Array(0..<Stress.eventsPerThread * Stress.threads))
    XCTAssertGreaterThanOrEqual(joined.count, Stress.threads)
    for received in joined {
      XCTAssertTrue(received == live, "All subscribers should get the values in the same order.")
    }
  }

  func test_a_late_subscriber_of_a_behavior_subject_misses_no_later_value() {
    let (live, joined) = join(BehaviorSubject(-1))
    for received in joined {
      XCTAssertFalse(received.isEmpty)
      XCTAssertTrue(
        received == live.suffix(received.count),
        "All subscribers should get the later values in the same order.")
    }
  }

  /// Returns the values of the first subscriber, and of each that joins while values are sent.
  private func join(_ subject: Subject<Int>) -> (live: [Int], joined: [[Int]]) {
    let (live, joined) = (Collected<Int>(), Collected<Collected<Int>>())
    subject.subscribeNext { live.add($0) }
    onRacingThreads { thread, event in
      subject.sendNext(event * Stress.threads + thread)
      if event % (Stress.eventsPerThread / 3 + 1) == 1 {
        let received = Collected<Int>()
        joined.add(received)
        subject.subscribeNext { received.add($0) }
      }
    }
    return (live.values, joined.values.map(\.values))
  }
}
