import Dispatch
import ReactiveCore
import XCTest

final class ReplaySubjectTests: XCTestCase {
  let log = Log()
  let everything = ReplaySubject<Int>()
  let last = ReplaySubject<Int>(capacity: 1)

  // SUBJ-REPLAY-1, SUBJ-REPLAY-2, SUBJ-REPLAY-6, SUBJ-REPLAY-14
  func test_a_replay_subject_replays_as_many_values_as_its_capacity() {
    let rows: [(capacity: Int, recorded: [Int])] = [
      (.max, [1, 2, 3]), (2, [2, 3]), (1, [3]), (0, []),
    ]
    for (capacity, recorded) in rows {
      let subject = ReplaySubject<Int>(capacity: capacity)
      (1...3).forEach(subject.sendNext)
      log.record(subject)
      subject.sendNext(4)
      XCTAssertEqual(log.takeLines(), (recorded + [4]).map(String.init))
      subject.sendCompleted()
      _ = log.takeLines()
      for _ in 1...2 {
        XCTAssertEqual(try subject.toArray(), (recorded + [4]).suffix(capacity))
      }
    }
  }

  // SUBJ-REPLAY-3, SUBJ-REPLAY-4
  func test_an_end_is_replayed_with_or_without_values() {
    everything.sendCompleted()
    XCTAssertEqual(everything.syncLines, ["completed"])
    last.sendNext(1)
    last.sendError(Failure("lost"))
    XCTAssertEqual(last.syncLines, ["1", "error lost"])
  }

  // SUBJ-REPLAY-5
  func test_nil_is_recorded_like_any_other_value() {
    let optional = ReplaySubject<Int?>()
    [1, nil].forEach(optional.sendNext)
    XCTAssertEqual(optional.syncLines, ["Optional(1)", "nil"])
  }

  // SUBJ-REPLAY-7
  func test_a_value_sent_inside_a_callback_reaches_later_subscribers_first() {
    let (first, second, late) = (Collected<Int>(), Collected<Int>(), Collected<Int>())
    everything.subscribeNext { value in
      first.add(value)
      if value == 1 { self.everything.sendNext(2) }
    }
    everything.subscribeNext { second.add($0) }
    everything.sendNext(1)
    everything.subscribeNext { late.add($0) }
    XCTAssertEqual([first, second, late].map(\.values), [[1, 2], [2, 1], [1, 2]])
  }

  // SUBJ-REPLAY-8
  func test_on_a_thread_without_a_scheduler_values_are_replayed_on_a_scheduler() {
    let (subject, log) = (everything, log)
    subject.sendNext(1)
    let replayed = expectation(description: "Replayed")
    onNewThread {
      log.add("has a scheduler: \(Scheduler.current != nil)")
      subject.subscribeNext { _ in
        log.add("has a scheduler: \(Scheduler.current != nil)")
        replayed.fulfill()
      }
    }
    wait(for: [replayed], timeout: 30)
    XCTAssertEqual(log.lines, ["has a scheduler: false", "has a scheduler: true"])
  }

  // SUBJ-REPLAY-9
  func test_disposal_inside_a_replay_stops_the_replay() {
    let scheduler = TestScheduler()
    let handle = LockedValue<Disposable>()
    (1...3).forEach(everything.sendNext)
    handle.value = everything.subscribe(on: scheduler).subscribeNext { number in
      self.log.add("\(number)")
      handle.value?.dispose()
    }
    scheduler.run()
    XCTAssertEqual(log.lines, ["1"])
  }

  // SUBJ-REPLAY-10
  func test_values_from_another_thread_wait_for_the_end_of_a_replay() {
    let (subject, done) = (everything, DispatchSemaphore(value: 0))
    (1...3).forEach(subject.sendNext)
    subject.subscribe(
      next: { number in
        self.log.add("\(number)")
        guard number == 1 else { return }
        Thread.detachNewThread {
          subject.sendNext(4)
          subject.sendCompleted()
          done.signal()
        }
      },
      completed: { self.log.add("completed") })
    done.wait()
    XCTAssertEqual(log.lines, ["1", "2", "3", "4", "completed"])
  }

  // SUBJ-REPLAY-11, VER-6
  func test_a_subscriber_added_while_a_value_is_sent_gets_the_value() {
    last.sendNext(1)
    last.skip(1).take(1).subscribeNext { _ in self.log.record(self.last.take(1)) }
    last.sendNext(2)
    XCTAssertEqual(log.lines, ["2", "completed"])
  }

  // SUBJ-REPLAY-2
  func test_a_subscriber_added_during_a_replay_gets_at_most_as_many_values_as_the_capacity() {
    for capacity in 0...3 {
      let (subject, log) = (ReplaySubject<Int>(capacity: capacity), Log())
      (1...2).forEach(subject.sendNext)
      var isFirst = true
      subject.startWith(0).subscribeNext { _ in }
      Signal.merge([subject, .return(0)]).subscribeNext { _ in
        guard isFirst else { return }
        isFirst = false
        subject.sendNext(3)
        subject.sendNext(4)
        log.record(subject)
      }
      XCTAssertEqual(log.lines, (1...4).suffix(capacity).map { "\($0)" }, "\(capacity)")
    }
  }

  // SUBJ-REPLAY-12
  func test_an_ended_replay_subject_records_and_sends_nothing() {
    log.record(everything)
    everything.sendNext(1)
    everything.sendCompleted()
    everything.sendNext(2)
    everything.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["1", "completed"])
    XCTAssertEqual(everything.syncLines, ["1", "completed"])
  }

  // SUBJ-REPLAY-1, MEM-OWN-11, SUBJ-REPLAY-15
  func test_a_replay_subject_retains_its_recording_until_it_is_released() {
    for capacity in 0...3 {
      let living = Counter()
      do {
        let subject = ReplaySubject<CountedObject>(capacity: capacity)
        subject.subscribe()
        for count in 1...40 {
          subject.sendNext(CountedObject(in: living))
          XCTAssertEqual(living.value, min(count, capacity))
        }
        subject.sendCompleted()
        XCTAssertEqual(living.value, capacity)
      }
      XCTAssertEqual(living.value, 0)
    }
  }

  // SUBJ-REPLAY-13
  func test_values_sent_during_a_replay_arrive_in_order() {
    for capacity in [1, 2, 30, .max] {
      let subject = ReplaySubject<Int>(capacity: capacity)
      subject.sendNext(0)
      var received: [Int] = []
      subject.subscribeNext { value in
        received.append(value)
        if value == 0 { for next in 1...20 { subject.sendNext(next) } }
      }
      XCTAssertEqual(received, Array(0...20))
      var later: [Int] = []
      subject.subscribeNext { later.append($0) }
      XCTAssertEqual(later, Array((0...20).suffix(capacity)))
    }
  }

  // SUBJ-REPLAY-13
  func test_a_value_that_a_deinit_sends_reaches_a_new_subscriber() {
    let subject = ReplaySubject<DeinitCallback>(capacity: 1)
    subject.sendNext(DeinitCallback(number: 1) { subject.sendNext(DeinitCallback(number: 3, nil)) })
    var numbers: [Int] = []
    subject.subscribeNext { value in
      numbers.append(value.number)
      if value.number == 1 { subject.sendNext(DeinitCallback(number: 2, nil)) }
    }
    XCTAssertEqual(numbers, [1, 2, 3])
  }
}
