import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task1ChatScreenTests: XCTestCase {
  private let clock = TestScheduler()

  func test_an_open_screen_shows_counts_and_warns() {
    let screen = ChatScreen(messages: clock.hot("-a---b-|"), clock: clock)
    clock.advance(by: .seconds(6))
    XCTAssertEqual(screen.lines, ["a", "b"], "The screen should show both messages.")
    XCTAssertEqual(screen.seconds, 6, "After six seconds the screen should have counted to 6.")
    screen.draft.sendNext("twenty-one characters")
    XCTAssertTrue(screen.isTooLong, "A draft of 21 characters should be too long.")
    screen.draft.sendNext("twenty is not so much")
    screen.draft.sendNext("twenty is not long..")
    XCTAssertFalse(screen.isTooLong, "A draft of 20 characters should not be too long.")
  }

  func test_the_screen_goes_when_it_is_let_go() {
    var screen: ChatScreen? = ChatScreen(messages: clock.hot("-a---b---|"), clock: clock)
    clock.advance(by: .seconds(3))
    screen?.draft.sendNext("hello")
    let watched = Weak(object: screen)
    screen = nil
    XCTAssertNil(watched.object, "Nobody holds the screen after 3 s, so it should be released.")
  }

  func test_a_screen_goes_even_if_nothing_ever_came() {
    var screen: ChatScreen? = ChatScreen(messages: .never(), clock: TestScheduler())
    let watched = Weak(object: screen)
    XCTAssertEqual(screen?.lines, [], "Without messages the screen should show no lines.")
    screen = nil
    XCTAssertNil(
      watched.object, "Nobody holds the screen, so it should be released before anything came.")
  }

  func test_the_draft_goes_with_its_screen() {
    var screen: ChatScreen? = ChatScreen(messages: .empty(), clock: TestScheduler())
    let draft = Weak(object: screen?.draft)
    screen?.draft.sendNext("hello")
    screen = nil
    XCTAssertNil(draft.object, "The draft belongs to the screen, so it should be released with it.")
  }

  func test_nobody_listens_to_the_messages_after_the_screen() {
    let messages = clock.probe(clock.hot("-a---b---|"))
    var screen: ChatScreen? = ChatScreen(messages: messages.signal, clock: clock)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(screen?.lines, ["a"], "In the first three seconds one message should come.")
    screen = nil
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      messages.lifetimes, ["^--!"],
      "Nobody holds the screen after 3 s: its subscription to the messages should end then.")
  }

  func test_the_clock_does_no_more_work_after_the_screen() {
    let counting = CountingScheduler(clock)
    var screen: ChatScreen? = ChatScreen(messages: .never(), clock: counting)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(screen?.seconds, 3, "After three seconds the screen should have counted to 3.")
    let runs = counting.runs
    screen = nil
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      counting.runs, runs, "When the screen is released, the clock should do no more work for it.")
  }

  func test_the_clock_goes_on_when_the_messages_end_or_fail() {
    let ended = ChatScreen(messages: clock.hot("-a|"), clock: clock)
    let failed = ChatScreen(messages: clock.hot("-a#"), clock: clock)
    clock.advance(by: .seconds(5))
    let message =
      "The messages stop after 2 s, but a screen that is open should count all 5 seconds."
    XCTAssertEqual(ended.seconds, 5, message)
    XCTAssertEqual(failed.seconds, 5, message)
    failed.draft.sendNext("twenty-one characters")
    XCTAssertTrue(
      failed.isTooLong, "Messages that fail should not keep a draft from being checked.")
  }

  func test_one_screen_that_goes_leaves_the_other_alone() {
    let messages = clock.hot("-a---b---|")
    var first: ChatScreen? = ChatScreen(messages: messages, clock: clock)
    let second = ChatScreen(messages: messages, clock: clock)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(first?.lines, ["a"], "In the first three seconds one message should come.")
    first = nil
    clock.advance(by: .seconds(3))
    XCTAssertEqual(second.lines, ["a", "b"], "The second screen should hear both messages.")
    XCTAssertEqual(second.seconds, 6, "The second screen should count on without the first one.")
  }
}
