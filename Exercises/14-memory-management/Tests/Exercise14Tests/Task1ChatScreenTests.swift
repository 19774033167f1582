import Marbles
import ReactiveCore
import XCTest

@testable import Exercise14

final class Task1ChatScreenTests: XCTestCase {
  private let clock = TestScheduler()

  func test_an_open_screen_shows_counts_and_warns() {
    let screen = ChatScreen(messages: clock.hot("-a---b-|"), clock: clock)
    clock.advance(by: .seconds(6))
    XCTAssertEqual(screen.lines, ["a", "b"], "An open screen should show all messages.")
    XCTAssertEqual(screen.seconds, 6, "An open screen should count each second.")
    screen.draft.sendNext("twenty-one characters")
    XCTAssertTrue(screen.isTooLong, "A draft of 21 characters should count as too long.")
    screen.draft.sendNext("only 20 characters..")
    XCTAssertFalse(screen.isTooLong, "A draft of 20 characters should not count as too long.")
  }

  func test_an_open_screen_keeps_counting_after_the_messages_end_or_fail() {
    let ended = ChatScreen(messages: clock.hot("-a|"), clock: clock)
    let failed = ChatScreen(messages: clock.hot("-a#"), clock: clock)
    clock.advance(by: .seconds(5))
    XCTAssertEqual(ended.seconds, 5, "A screen should keep counting after the messages end.")
    XCTAssertEqual(failed.seconds, 5, "A screen should keep counting after the messages fail.")
    failed.draft.sendNext("twenty-one characters")
    XCTAssertTrue(
      failed.isTooLong, "A screen should still warn about a long draft after the messages fail.")
  }

  func test_the_screen_is_released_with_its_last_reference() {
    var screen: ChatScreen? = ChatScreen(messages: clock.hot("-a---b---|"), clock: clock)
    clock.advance(by: .seconds(3))
    screen?.draft.sendNext("hello")
    let watched = Weak(object: screen)
    screen = nil
    XCTAssertNil(
      watched.object, "The screen should be released as soon as its last reference is dropped.")
  }

  func test_the_subscription_to_the_messages_ends_with_the_screen() {
    let messages = clock.probe(clock.hot("-a---b---|"))
    var screen: ChatScreen? = ChatScreen(messages: messages.signal, clock: clock)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(screen?.lines, ["a"], "An open screen should show all messages.")
    screen = nil
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      messages.lifetimes, ["^--!"],
      "The subscription to the messages should end when the screen is released at 3 s.")
  }

  func test_the_clock_does_no_more_work_after_the_screen_is_released() {
    let counting = CountingScheduler(clock)
    var screen: ChatScreen? = ChatScreen(messages: .never(), clock: counting)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(screen?.seconds, 3, "An open screen should count each second.")
    let runs = counting.runs
    screen = nil
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      counting.runs, runs, "After the screen is released, the clock should do no more work for it.")
  }
}
