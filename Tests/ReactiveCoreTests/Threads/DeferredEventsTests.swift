import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

/// Tests of deferred events, which should be sent before later events.
final class DeferredEventsTests: XCTestCase {
  func test_a_deferred_value_is_sent_before_the_end_that_its_thread_sends_next() {
    assertOrder(
      { end in ["2", end.line] },
      sending: { subject, end in
        subject.sendNext(2)
        end.send(to: subject)
      })
  }

  func test_a_deferred_value_is_sent_before_the_next_value_of_the_running_thread() {
    assertOrder(
      { end in ["2", "3", end.line] }, sending: { subject, _ in subject.sendNext(2) },
      then: { subject, end in
        subject.sendNext(3)
        end.send(to: subject)
      })
  }

  func test_deferred_values_of_one_thread_keep_their_order() {
    for (kind, makeSubject) in subjects {
      let subject = makeSubject()
      let lines = cross(subject, through: { $0 }) {
        for value in 2...5_000 { subject.sendNext(value) }
      }
      XCTAssertEqual(lines.suffix(4_999), (2...5_000).map { "\($0)" }, kind)
    }
  }

  // GEN-EVENT-7
  func test_no_deferred_value_is_sent_after_a_disposal() {
    for (name, join) in joins {
      let subject = Subject<Int>()
      let handle = LockedValue<Disposable>()
      let lines = cross(subject, through: join, keptIn: handle) {
        subject.sendNext(2)
        handle.value?.dispose()
      }
      XCTAssertEqual(lines.filter { $0 != "0" }, ["1"], name)
    }
  }

  private func assertOrder(
    _ expected: (End) -> [String], sending send: @escaping (Subject<Int>, End) -> Void,
    then continuation: @escaping (Subject<Int>, End) -> Void = { _, _ in }
  ) {
    for (name, join) in joins {
      for (kind, makeSubject) in subjects {
        for end in ends where mayExpect(end, from: name) {
          let (subject, expected) = (makeSubject(), expected(end))
          let lines = cross(
            subject, through: join, sending: { send(subject, end) },
            then: { continuation(subject, end) })
          XCTAssertEqual(lines.filter(expected.contains), expected, "\(name), \(kind)")
        }
      }
    }
  }

  // MARK: - Two threads that wait for each other

  /// Sends 1, and returns the events that arrive.
  ///
  /// The callback for 1 waits while a second thread calls `send`, whose events are deferred. Then
  /// the callback calls `continuation`.
  private func cross(
    _ subject: Subject<Int>, through join: (Signal<Int>) -> Signal<Int>,
    keptIn handle: LockedValue<Disposable>? = nil, sending send: @escaping () -> Void,
    then continuation: @escaping () -> Void = {}
  ) -> [String] {
    let log = Log()
    let other = Subject<Int>()
    let firstThread = LockedValue<UInt>()
    let (isInside, isOtherInside) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let subscription = join(subject).subscribe(
      next: { value in
        log.add("\(value)")
        guard value == 1 else { return }
        firstThread.value = currentThread
        isInside.signal()
        isOtherInside.wait()
        other.sendNext(9)
        continuation()
      }, error: { log.add("\($0)") }, completed: { log.add("completed") })
    handle?.value = subscription
    other.subscribeNext { value in
      guard value == 1 else { return }
      isInside.wait()
      isOtherInside.signal()
      let (first, second) = (firstThread.value ?? 0, currentThread)
      while !ParkingLot.all.withLock({ $0.waits(first, for: second) }) { sched_yield() }
      send()
    }
    let inputs = [subject, other]
    onThreads(2) { inputs[$0].sendNext(1) }
    return log.lines
  }

  private let subjects: [(String, () -> Subject<Int>)] = [
    ("a subject", { Subject() }),
    ("a behavior subject", { BehaviorSubject(0) }),
    ("a replay subject", { ReplaySubject(capacity: 1) }),
  ]

  private var joins: [NamedStage] { passing + others }

  private let others: [NamedStage] = [
    ("nothing", { $0 }), ("catch", { $0.catch { _ in .empty() } }), ("retry", { $0.retry() }),
    ("repeat", { $0.repeat() }), ("retry(when:)", { $0.retry { _ in Signal<Int>.never() } }),
  ]

  private enum End {
    case error
    case completed

    var line: String { self == .error ? "lost" : "completed" }

    func send(to subject: Subject<Int>) {
      switch self {
      case .error: subject.sendError(Failure("lost"))
      case .completed: subject.sendCompleted()
      }
    }
  }

  private let ends = [End.completed, .error]

  // `concatMap` and `delay` send an error early. `catch`, `retry`, and `repeat` handle one end.
  private func mayExpect(_ end: End, from join: String) -> Bool {
    switch join {
    case "concatMap", "delay", "catch", "retry", "retry(when:)": end == .completed
    case "repeat": end == .error
    default: true
    }
  }
}
