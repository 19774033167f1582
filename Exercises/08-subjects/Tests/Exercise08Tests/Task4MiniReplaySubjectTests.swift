import Marbles
import ReactiveCore
import XCTest

@testable import Exercise08

final class Task4MiniReplaySubjectTests: XCTestCase {
  private let log = Log()

  func test_an_empty_recording_plays_nothing() {
    let subject = MiniReplaySubject<Int>(capacity: 1)
    log.listen("a", to: subject)
    XCTAssertEqual(log.lines, [], "Before anything was sent, a newcomer should hear nothing.")
    subject.sendNext(1)
    XCTAssertEqual(log.lines, ["a1"], "The newcomer should hear the first value when it is sent.")
  }

  func test_completion_is_recorded_behind_the_values() {
    let subject = MiniReplaySubject<Int>(capacity: 1)
    log.listen("a", to: subject)
    subject.sendNext(1)
    subject.sendCompleted()
    log.listen("b", to: subject)
    XCTAssertEqual(
      log.lines, ["a1", "a|", "b1", "b|"],
      "b came after the completion and should hear what a heard: 1 and the completion.")
  }

  func test_the_last_values_are_kept_and_older_ones_forgotten() {
    let subject = MiniReplaySubject<Int>(capacity: 2)
    [1, 2, 3].forEach(subject.sendNext)
    log.listen("a", to: subject)
    subject.sendNext(4)
    log.listen("b", to: subject)
    XCTAssertEqual(
      log.lines, ["a2", "a3", "a4", "b3", "b4"],
      "With capacity 2, a should be played 2 and 3, and b, after the 4, 3 and 4.")
  }

  func test_a_newcomer_hears_the_recording_and_then_what_comes() {
    let subject = MiniReplaySubject<Int>()
    log.listen("a", to: subject)
    subject.sendNext(1)
    subject.sendNext(2)
    log.listen("b", to: subject)
    subject.sendNext(3)
    XCTAssertEqual(
      log.lines, ["a1", "a2", "b1", "b2", "a3", "b3"],
      "b came late and should be played 1 and 2; then a and b should both hear 3, once.")
  }

  func test_an_error_is_recorded_even_without_room_for_values() {
    let subject = MiniReplaySubject<Int>(capacity: 0)
    subject.sendNext(1)
    subject.sendError(Failure())
    log.listen("a", to: subject)
    XCTAssertEqual(
      log.lines, ["a#"], "With capacity 0 a newcomer should hear no value, but the error.")
  }

  func test_after_the_end_nothing_is_recorded_and_nothing_told() {
    let subject = MiniReplaySubject<Int>()
    subject.sendNext(1)
    subject.sendCompleted()
    subject.sendNext(2)
    subject.sendError(Failure())
    log.listen("a", to: subject)
    subject.sendNext(3)
    XCTAssertEqual(
      log.lines, ["a1", "a|"],
      "2, the error and 3 came after the completion, so a should hear 1 and the completion.")
  }

  func test_who_comes_while_something_is_told_is_played_it() {
    let subject = MiniReplaySubject<Int>()
    log.listen("a", to: subject) { value in
      if value == 1 { self.log.listen("b", to: subject) }
    }
    subject.sendNext(1)
    subject.sendNext(2)
    XCTAssertEqual(
      log.lines, ["a1", "b1", "a2", "b2"],
      "b comes while a is told the 1, which is recorded by then: b should hear 1 and 2, each once.")
  }

  func test_who_comes_while_the_end_is_told_hears_it() {
    let subject = MiniReplaySubject<Int>()
    subject.sendNext(1)
    subject.subscribe(completed: { self.log.listen("b", to: subject) })
    subject.sendCompleted()
    XCTAssertEqual(
      log.lines, ["b1", "b|"],
      "b comes while the completion is told, which is recorded by then: b should hear 1 and |.")
  }

  func test_values_that_will_not_be_played_are_let_go() {
    let subject = MiniReplaySubject<Photo>(capacity: 2)
    let count = Count()
    for number in 1...1000 { subject.sendNext(Photo(number, count)) }
    XCTAssertLessThan(
      count.alive, 100,
      "1000 photos were sent, with capacity 2: only a few of them should still be in memory.")
    var heard: [Int] = []
    subject.subscribe(next: { heard.append($0.number) })
    XCTAssertEqual(heard, [999, 1000], "With capacity 2 a newcomer should be played 999 and 1000.")
  }

  func test_whatever_happens_it_is_heard_as_a_replay_subject_of_the_library_is() {
    for capacity in [1, 2, .max] {
      let (mine, wanted) = RandomScripts(isReentrant: false).drawings(
        of: { Scripted(MiniReplaySubject<Int>(capacity: capacity), pushedBy: $0[0]) },
        and: { Scripted(ReplaySubject<Int>(capacity: capacity), pushedBy: $0[0]) })
      XCTAssertEqual(
        mine, wanted,
        "Listeners come (^) and leave (!0). Each should hear what a ReplaySubject of the library lets it hear, capacity \(capacity == .max ? "without a limit" : "\(capacity)")."
      )
    }
  }

  /// How many photos are in memory.
  private final class Count {
    var alive = 0
  }

  private final class Photo {
    let number: Int
    private let count: Count

    init(_ number: Int, _ count: Count) {
      self.number = number
      self.count = count
      count.alive += 1
    }

    deinit { count.alive -= 1 }
  }
}
