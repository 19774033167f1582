import Dispatch
import Foundation
import XCTest

@testable import ReactiveCore

/// Values that are sent on a thread where no scheduler is current, to operators that join what needs no recipe.
final class ThreadsWithoutSchedulerTests: XCTestCase {
  private let operators: [(String, (Signal<Int>) -> Signal<Int>)] = [
    ("map", { $0.map { $0 } }),
    ("try", { $0.try { _ in } }),
    ("tryMap", { $0.tryMap { $0 } }),
    ("take(while:inclusive:)", { $0.take(while: { _ in true }, inclusive: true) }),
    ("bind", { $0.bind { { value, _ in .return(value) } } }),
    ("flattenMap", { $0.flattenMap { .return($0) } }),
    (
      "flattenMap to nil",
      { source in source.flattenMap { .return($0) }.merge(source.flattenMap { _ in nil }) }
    ),
    ("flattenMap to empty", { $0.flattenMap { $0 < 0 ? .empty() : .return($0) } }),
    ("concatMap", { $0.concatMap { .return($0) } }),
    ("flatten(maxConcurrent:)", { $0.map { .return($0) }.flatten(maxConcurrent: 2) }),
    ("flatten", { $0.map { .return($0) }.flatten() }),
    ("switchToLatest", { $0.map { .return($0) }.switchToLatest() }),
    ("exhaustMap", { $0.exhaustMap { .return($0) } }),
    ("materialize, dematerialize", { $0.materialize().dematerialize() }),
    ("merge", { $0.merge(.empty()) }),
  ]

  func test_ORD_THREAD_3_neither_an_error_nor_completion_overtakes_values() {
    let ends: [(send: (Subject<Int>) -> Void, line: String)] = [
      ({ $0.sendError(Failure("lost")) }, "error lost"), ({ $0.sendCompleted() }, "completed"),
    ]
    for (name, apply) in operators {
      for end in ends {
        let lines = lines(through: apply) { subject in
          for value in 1...2 { subject.sendNext(value) }
          end.send(subject)
        }
        XCTAssertEqual(lines, ["1", "2", end.line], name)
      }
    }
  }

  func test_an_error_that_an_operator_makes_of_a_value_comes_before_the_next_value() {
    let failing: [(String, (Signal<Int>) -> Signal<Int>)] = [
      ("try", { $0.try { if $0 == 2 { throw Failure("lost") } } }),
      ("tryMap", { $0.tryMap { if $0 == 2 { throw Failure("lost") } else { $0 } } }),
      ("flattenMap", { $0.flattenMap { $0 == 2 ? .error(Failure("lost")) : .return($0) } }),
      ("concatMap", { $0.concatMap { $0 == 2 ? .error(Failure("lost")) : .return($0) } }),
      ("exhaustMap", { $0.exhaustMap { $0 == 2 ? .error(Failure("lost")) : .return($0) } }),
      (
        "switchToLatest",
        { $0.map { $0 == 2 ? .error(Failure("lost")) : .return($0) }.switchToLatest() }
      ),
    ]
    for (name, apply) in failing {
      let lines = lines(through: apply) { for value in 1...3 { $0.sendNext(value) } }
      XCTAssertEqual(lines, ["1", "error lost"], name)
    }
  }

  func test_any_and_all_decide_where_the_value_is_sent() {
    let deciding: [(String, (Signal<Int>) -> Signal<Bool>, String)] = [
      ("any", { $0.any { $0 == 2 } }, "true"), ("all", { $0.all { $0 != 2 } }, "false"),
    ]
    for (name, apply, result) in deciding {
      let lines = lines(through: apply) { for value in 1...2 { $0.sendNext(value) } }
      XCTAssertEqual(lines, [result, "completed"], name)
    }
  }

  func test_SIG_TRY_3_after_an_error_that_it_threw_tryMap_asks_for_nothing_more() {
    var asked: [Int] = []
    let source = Signal<Int> { subscriber in
      for value in 1...3 { subscriber.sendNext(value) }
      return nil
    }
    let failing = source.tryMap { value -> Int in
      asked.append(value)
      if value == 2 { throw Failure("lost") }
      return value
    }
    XCTAssertEqual(failing.syncLines, ["1", "error lost"])
    XCTAssertEqual(asked, [1, 2])
  }

  /// What arrives before `send` has returned, on a thread of its own, while the shared scheduler is busy.
  private func lines<Value>(
    through apply: (Signal<Int>) -> Signal<Value>, sending send: @escaping (Subject<Int>) -> Void
  ) -> [String] {
    let (subject, log) = (Subject<Int>(), Log())
    log.record(apply(subject))
    let isOpen = DispatchSemaphore(value: 0)
    Scheduler.subscription.schedule { isOpen.wait() }
    defer { isOpen.signal() }
    let (send, lines) = (Box(send), Box<[String]>())
    onNewThread {
      send.content?(subject)
      lines.content = log.lines
    }
    return lines.content ?? []
  }
}
