import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task3MiniSubjectTests: XCTestCase {
  func test_all_subscribers_get_a_value_first_comer_first() {
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
      "1 was sent to nobody, 2 to a alone, and 3 to a, b and c in this order.")
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
      "When b has left, a, c and later d should hear each value, and b none.")
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
      "b has left, d has come, and then c has left: a and d are on the list and should hear 1.")
  }

  func test_an_end_is_not_remembered() {
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
      "a and b should hear the completion and no more; c came after it and should hear 2 and #.")
  }

  func test_a_subscriber_who_comes_during_a_send_gets_the_next_value() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject) { value in
      if value == 1 { log.listen("b", to: subject) }
    }
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(
      log.lines, ["a1", "a2", "b2"], "b came while 1 was told, so b should hear 2 and no 1.")
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
      "a leaves and throws b out while 1 is told: c should hear 1 and 2, and nobody else 2.")
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
      "a sends 2 while it hears 1: b should hear the 2 inside of that, and its 1 after it.")
  }

  func test_an_end_inside_a_send_runs_first() {
    let subject = MiniSubject<Int>()
    let log = Log()
    log.listen("a", to: subject) { _ in subject.sendCompleted() }
    log.listen("b", to: subject)
    subject.sendNext(1)
    XCTAssertEqual(
      log.lines, ["a1", "a|", "b|"],
      "a completes the subject while it hears 1: b should hear the end, and no 1 after it.")
  }

  func test_a_subscriber_who_has_left_is_released() {
    let subject = MiniSubject<Int>()
    weak var visitor: Visitor?
    do {
      let object = Visitor()
      visitor = object
      subject.subscribe(next: { _ in object.visits += 1 }).dispose()
      subject.sendNext(1)
      XCTAssertEqual(object.visits, 0, "Who has left should hear nothing.")
    }
    XCTAssertTrue(
      visitor == nil, "The subject should not keep alive who has left its list.")
    var heard = 0
    subject.subscribe(next: { heard = $0 })
    subject.sendNext(2)
    XCTAssertEqual(heard, 2, "Who comes after that should hear 2, as usual.")
  }

  func test_a_released_subject_releases_its_list() {
    weak var visitor: Visitor?
    do {
      let subject = MiniSubject<Int>()
      let object = Visitor()
      visitor = object
      subject.subscribe(next: { _ in object.visits += 1 })
      subject.sendNext(1)
      XCTAssertEqual(object.visits, 1, "Who is on the list should hear the 1.")
    }
    XCTAssertTrue(
      visitor == nil, "The subject is gone, so nothing should keep alive who was on its list.")
  }

  private final class Visitor {
    var visits = 0
  }
}
