import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task1UnreadTests: XCTestCase {
  private let clock = TestScheduler()

  func test_begins_with_zero_at_once() {
    XCTAssertEqual(
      clock.timeline(of: count(events("---|")), until: .seconds(20)), "0--|",
      "Before anything happens the number should be 0, and a chat without events completes.")
  }

  func test_zero_comes_before_messages_that_are_there_already() {
    let events = Signal<ChatEvent>.return(.received).concat(events("--o|"))
    XCTAssertEqual(
      clock.timeline(of: count(events), until: .seconds(20)), "(01)-0|",
      "A message comes while the events are being subscribed: 0 should be sent before its 1.")
  }

  func test_counts_what_comes_in_until_the_chat_is_opened() {
    XCTAssertEqual(
      clock.timeline(of: count(events("-r-r-r-o-r|")), until: .seconds(20)), "01-2-3-0-1|",
      "Three messages should count 1, 2, 3; opening should give 0, and the next message 1.")
  }

  func test_your_own_messages_change_nothing() {
    XCTAssertEqual(
      clock.timeline(of: count(events("-s-r-s-r|")), until: .seconds(20)), "0--1---2|",
      "Messages that you send should neither count nor reset the number.")
  }

  func test_an_unchanged_number_is_not_sent_again() {
    XCTAssertEqual(
      clock.timeline(of: count(events("-o-r-o-o-s|")), until: .seconds(20)), "0--1-0----|",
      "Opening a chat without unread messages should send nothing: the number is 0 already.")
  }

  func test_fails_when_the_events_fail() {
    XCTAssertEqual(
      clock.timeline(of: count(events("-r-r-#")), until: .seconds(20)), "01-2-#",
      "The error of the events should come through at 5 s.")
  }

  func test_each_subscriber_counts_separately() {
    let count = count(events("-r-r---r|"))
    count.subscribe()
    let second = clock.record(count, at: .seconds(5))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "-----(^0)-1|",
      "A subscriber who comes at 5 s should begin with 0, and count the message at 7 s only.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_the_events() {
    let events = clock.probe(events("-r-r---r|"))
    let recorded = clock.record(count(events.signal), until: .seconds(2))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "01!", "A subscriber who leaves at 2 s should have seen 0 and 1.")
    XCTAssertEqual(
      events.lifetimes, ["^-!"], "The events should have one subscription, until 2 s.")
  }

  private func count(_ events: Signal<ChatEvent>) -> Signal<String> {
    unreadCount(of: events).map(String.init)
  }

  /// Events as marbles: `r` for received, `s` for sent, `o` for opened.
  private func events(_ marbles: String) -> Signal<ChatEvent> {
    clock.hot(Timeline(marbles, values: ["r": .received, "s": .sent, "o": .opened]))
  }
}
