import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task3MiniSubjectTests: XCTestCase {
  func test_subscribers_get_each_value_in_the_order_of_subscription() {
    let subject = MiniSubject<Int>()
    let log = Log()
    subject.sendNext(1)
    log.listen("a", to: subject)
    subject.sendNext(2)
    log.listen("b", to: subject)
    log.listen("c", to: subject)
    subject.sendNext(3)
    XCTAssertEqual(
      log.lines, ["a2", "a3", "b3", "c3"],
      "Each value should reach the subscribers in the order in which they subscribed.")
  }

  func test_the_disposable_removes_its_subscriber() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject)
    let b = log.listen("b", to: subject)
    log.listen("c", to: subject)
    b.dispose()
    subject.sendNext(1)
    log.listen("d", to: subject)
    b.dispose()
    subject.sendNext(2)
    XCTAssertEqual(
      log.lines, ["a1", "c1", "a2", "c2", "d2"],
      "“b” was disposed, so only “a”, “c”, and “d” should get values.")
  }

  func test_the_disposable_removes_no_other_subscriber() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject)
    let b = log.listen("b", to: subject)
    let c = log.listen("c", to: subject)
    b.dispose()
    log.listen("d", to: subject)
    c.dispose()
    subject.sendNext(1)
    XCTAssertEqual(
      log.lines, ["a1", "d1"],
      "Only “b” and “c” were disposed, so both “a” and “d” should get 1.")
  }

  func test_a_completion_is_not_remembered() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject)
    log.listen("b", to: subject)
    subject.sendCompleted()
    subject.sendNext(1)
    log.listen("c", to: subject)
    subject.sendNext(2)
    subject.sendError(Failure())
    XCTAssertEqual(
      log.lines, ["a|", "b|", "c2", "c#"],
      "“c” subscribed after the completion, so it should get the next events, 2 and the error.")
  }

  func test_a_subscriber_added_during_a_send_gets_the_next_value() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject) { value in
      if value == 1 { log.listen("b", to: subject) }
    }
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(
      log.lines, ["a1", "a2", "b2"], "“b” was added while 1 was sent, so it should get only 2.")
  }

  func test_subscribers_may_leave_during_a_send() {
    let subject = MiniSubject<Int>()
    let log = Log()
    var leaving: [MiniDisposable] = []
    let a = log.listen("a", to: subject) { _ in leaving.forEach { $0.dispose() } }
    let b = log.listen("b", to: subject)
    log.listen("c", to: subject)
    leaving = [a, b]
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(
      log.lines, ["a1", "c1", "c2"],
      "On 1, “a” disposes itself and “b”, so “b” should get nothing, and only “c” should get 2.")
  }

  func test_a_send_inside_a_send_runs_first() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject) { value in
      if value == 1 { subject.sendNext(2) }
    }
    log.listen("b", to: subject)
    subject.sendNext(1)
    XCTAssertEqual(
      log.lines, ["a1", "a2", "b2", "b1"],
      "“a” sends 2 while 1 is sent, so “b” should get 2 before 1.")
  }

  func test_a_completion_inside_a_send_runs_first() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject) { _ in subject.sendCompleted() }
    log.listen("b", to: subject)
    subject.sendNext(1)
    XCTAssertEqual(
      log.lines, ["a1", "a|", "b|"],
      "“a” completes the subject while 1 is sent, so “b” should get the completion, but not 1.")
  }

  func test_a_disposed_subscriber_is_released() {
    let subject = MiniSubject<Int>()
    weak var visitor: Visitor?
    do {
      let object = Visitor()
      visitor = object
      subject.subscribe(next: { _ in object.visits += 1 }).dispose()
      subject.sendNext(1)
      XCTAssertEqual(object.visits, 0, "A disposed subscriber should get nothing.")
    }
    XCTAssertTrue(
      visitor == nil, "The subject should release a disposed subscriber.")
    var heard = 0
    subject.subscribe(next: { heard = $0 })
    subject.sendNext(2)
    XCTAssertEqual(heard, 2, "A later subscriber should get 2.")
  }

  func test_a_released_subject_releases_its_subscribers() {
    weak var visitor: Visitor?
    do {
      let subject = MiniSubject<Int>()
      let object = Visitor()
      visitor = object
      subject.subscribe(next: { _ in object.visits += 1 })
      subject.sendNext(1)
      XCTAssertEqual(object.visits, 1, "The subscriber should get 1.")
    }
    XCTAssertTrue(visitor == nil, "A released subject should release its subscribers.")
  }

  private final class Visitor {
    var visits = 0
  }
}
