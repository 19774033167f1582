import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task1UnreadTests: XCTestCase {
  private let clock = TestScheduler()

  func test_starts_with_zero_even_if_a_message_arrives_immediately() {
    XCTAssertEqual(
      clock.timeline(of: unreadCount(of: .return(.received))), "(01|)",
      "The count should start with 0, even if a message arrives immediately.")
  }

  func test_counts_received_messages_until_the_chat_is_opened() {
    XCTAssertEqual(
      unread("-r-r-r-o-r|"), "01-2-3-0-1|",
      "A received message should add 1, and opening the chat should set the count to 0.")
  }

  func test_a_message_that_you_send_changes_nothing() {
    XCTAssertEqual(
      unread("-s-r-s-r|"), "0--1---2|", "A message that you send should not change the count.")
  }

  func test_an_unchanged_count_is_not_sent_again() {
    XCTAssertEqual(
      unread("-o-r-o-o-s|"), "0--1-0----|",
      "A count should be sent only when it differs from the previous one.")
  }

  func test_fails_when_the_events_fail() {
    XCTAssertEqual(
      unread("-r-r-#"), "01-2-#", "The result should fail when `events` fails, at 5 s.")
  }

  func test_each_subscriber_counts_from_zero() {
    let count = unreadCount(of: events("-r-r---r|"))
    count.subscribe()
    let second = clock.record(count, at: .seconds(5))
    clock.run()
    XCTAssertEqual(
      second.timeline, "-----(^0)-1|",
      "A subscriber that arrives at 5 s should start counting from 0.")
  }

  private func unread(_ marbles: String) -> Timeline<Int> {
    clock.timeline(of: unreadCount(of: events(marbles)))
  }

  /// Returns a signal in whose marbles `r`, `s`, and `o` mean received, sent, and opened.
  private func events(_ marbles: String) -> Signal<ChatEvent> {
    clock.hot(Timeline(marbles, values: ["r": .received, "s": .sent, "o": .opened]))
  }
}
