import Foundation
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task1KeyboardTests: XCTestCase {
  private let clock = TestScheduler()
  private let center = NotificationCenter()

  func test_it_follows_the_keyboard() {
    play(shown: "--a--a-----b---------", hidden: "-------x------x--x---")
    XCTAssertEqual(
      clock.timeline(of: room(closed: "---------------|"), until: .seconds(20)),
      expected("0-a----0---b--0|"),
      "The result should send 0, and then each change of the height until `closed` completes.")
  }

  func test_hiding_a_keyboard_that_was_never_shown_sends_nothing() {
    play(shown: "----a----------------", hidden: "--x------x-----------")
    XCTAssertEqual(
      clock.timeline(of: room(closed: "------------|"), until: .seconds(20)),
      expected("0---a----0--|"), "A repeated height should be dropped, even if it is 0.")
  }

  func test_it_completes_when_it_is_closed() {
    play(shown: "-a----b--------------", hidden: "---------------------")
    let recorded = clock.record(room(closed: "---|"))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("0a-|"), "The result should complete when `closed` does.")
  }

  func test_the_observers_are_removed_when_it_completes() {
    weak var watched: NotificationCenter?
    let closed = Subject<Never>()
    do {
      let center = NotificationCenter()
      watched = center
      keyboardRoom(of: center, until: closed).subscribeNext { _ in }
      closed.sendCompleted()
    }
    XCTAssertNil(watched, "After completion, the signal should not keep the center alive.")
    XCTAssertTrue(
      removesObservers { _, closed in closed.sendCompleted() },
      "After completion, the signal's observers should be removed from the center.")
  }

  func test_the_observers_are_removed_when_it_is_disposed() {
    play(shown: "-a----b--------------", hidden: "---------------------")
    let recorded = clock.record(room(closed: "----------|"), until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("0a-!"), "Before disposal, the signal should send 0 and “a”."
    )
    XCTAssertTrue(
      removesObservers { subscription, _ in subscription.dispose() },
      "After disposal, the signal's observers should be removed from the center.")
  }

  /// Returns whether `end` removes all observers, each of which would keep the subscriber alive.
  private func removesObservers(after end: (Disposable, Subject<Never>) -> Void) -> Bool {
    let closed = Subject<Never>()
    weak var subscriber: Subscriber<Int>?
    do {
      let observed = Subscriber<Int>(next: { _ in })
      subscriber = observed
      end(keyboardRoom(of: center, until: closed).subscribe(observed), closed)
    }
    return subscriber == nil
  }

  private func room(closed: String) -> Signal<Int> {
    keyboardRoom(of: center, until: clock.hot(Timeline(closed, values: [:])))
  }

  private func expected(_ marbles: String) -> Timeline<Int> {
    Timeline(marbles, values: ["0": 0, "a": 260, "b": 301])
  }

  private func play(shown: String, hidden: String) {
    for moment in expected(shown).moments {
      clock.schedule(after: moment.time) { [center] in
        let height = moment.event.value ?? 0
        center.post(name: .keyboardWillShow, object: nil, userInfo: ["height": height])
      }
    }
    for moment in Timeline<String>(stringLiteral: hidden).moments {
      clock.schedule(after: moment.time) { [center] in
        center.post(name: .keyboardWillHide, object: nil)
      }
    }
  }
}
