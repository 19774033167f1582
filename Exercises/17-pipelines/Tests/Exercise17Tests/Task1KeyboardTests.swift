import Foundation
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task1KeyboardTests: XCTestCase {
  private let clock = TestScheduler()
  private let center = NotificationCenter()

  func test_without_a_keyboard_there_is_no_room() {
    XCTAssertEqual(
      clock.timeline(of: room(closed: "----|"), until: .seconds(20)), expected("0---|"),
      "Before any notification the room should be 0, and said once.")
  }

  func test_it_follows_the_keyboard() {
    play(shown: "--a--a-----b---------", hidden: "-------x------x------")
    XCTAssertEqual(
      clock.timeline(of: room(closed: "-----------------|"), until: .seconds(20)),
      expected("0-a----0---b--0--|"),
      "The room should be 0 at first, then each change, and it should end when closed.")
  }

  func test_the_same_height_is_sent_once() {
    play(shown: "-a-a--b-b------------", hidden: "---------x-x---------")
    XCTAssertEqual(
      clock.timeline(of: room(closed: "---------------|"), until: .seconds(20)),
      expected("0a----b--0-----|"),
      "Only changes should be sent: the system sends some heights twice.")
  }

  func test_hidden_before_it_was_ever_shown_is_no_news() {
    play(shown: "----a----------------", hidden: "--x------x-----------")
    XCTAssertEqual(
      clock.timeline(of: room(closed: "------------|"), until: .seconds(20)),
      expected("0---a----0--|"),
      "The room is 0 at first, so a keyboard that is hidden at 2 s changes nothing.")
  }

  func test_nothing_comes_after_it_was_closed() {
    play(shown: "-a----b--------------", hidden: "---------------------")
    let recorded = clock.record(room(closed: "---|"))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("0a-|"),
      "Closed after 3 s, it should complete then, without the keyboard at 6 s.")
  }

  func test_the_center_is_left_when_it_was_closed() {
    weak var watched: NotificationCenter?
    let closed = Subject<Never>()
    do {
      let center = NotificationCenter()
      watched = center
      var rooms: [Int] = []
      keyboardRoom(of: center, until: closed).subscribeNext { rooms.append($0) }
      XCTAssertEqual(rooms, [0], "Before any notification the room should be 0.")
      closed.sendCompleted()
    }
    XCTAssertNil(watched, "Closed, it should observe the center no more, and not keep it.")
    XCTAssertTrue(
      removesObservers { _, closed in closed.sendCompleted() },
      "Closed, it should have removed its observers: the center still calls them.")
  }

  func test_a_second_subscriber_begins_at_zero() {
    play(shown: "-a-----b-------------", hidden: "---------------------")
    let room = room(closed: "-----------|")
    let first = clock.record(room)
    let second = clock.record(room, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      first.timeline, expected("0a-----b---|"), "The first should get both keyboards.")
    XCTAssertEqual(
      second.timeline, expected("----(^0)--b---|"),
      "A subscriber at 4 s has missed the first keyboard, and should begin at 0.")
  }

  func test_a_subscriber_who_leaves_hears_no_more() {
    play(shown: "-a----b--------------", hidden: "---------------------")
    let recorded = clock.record(room(closed: "----------|"), until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, expected("0a-!"), "What is disposed after 3 s should have sent 0 and 260.")
    XCTAssertTrue(
      removesObservers { subscription, _ in subscription.dispose() },
      "Disposed, it should have removed its observers: the center still calls them.")
  }

  /// Whether the center has let go of the subscriber, to whom an observer's block sends.
  private func removesObservers(after end: (Disposable, Subject<Never>) -> Void) -> Bool {
    let closed = Subject<Never>()
    weak var subscriber: Subscriber<Int>?
    do {
      let newcomer = Subscriber<Int>(next: { _ in })
      subscriber = newcomer
      end(keyboardRoom(of: center, until: closed).subscribe(newcomer), closed)
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
