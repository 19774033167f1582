import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task3SlideShowTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_error_takes_a_tick_after_all_photos() {
    XCTAssertEqual(
      show(photos: "-ab-#", ticks: "--x--x--x--x--"), "--a--b--#",
      "“a” and “b” take the ticks at 2 s and 5 s, so the error should take the tick at 8 s.")
  }

  func test_the_completion_takes_a_tick_after_all_photos() {
    XCTAssertEqual(
      show(photos: "-ab|", ticks: "--x--x--x--x--"), "--a--b--|",
      "“a” and “b” take the ticks at 2 s and 5 s, so the completion should take the tick at 8 s.")
  }

  func test_the_error_is_unchanged() {
    let photos = clock.cold(Timeline("a-#", error: RequestError.offline))
    XCTAssertEqual(
      clock.timeline(
        of: slideShow(photos: photos, ticks: clock.cold("x--x--x")), until: .seconds(20)),
      Timeline("a--#", error: RequestError.offline),
      "The photos fail with `offline`, so the show should fail with the same error.")
  }

  func test_early_ticks_wait_for_photos() {
    XCTAssertEqual(
      show(photos: "----a---b----|", ticks: "-x-x-x----"), "----a---b----|",
      "Three ticks arrive early, so “a”, “b”, and the completion should be sent without a wait.")
  }

  func test_fails_immediately_when_ticks_fails() {
    XCTAssertEqual(
      show(photos: "ab-------|", ticks: "--x--#"), "--a--#",
      "When `ticks` fails at 5 s, its error should be sent immediately, even while “b” waits.")
  }

  func test_completes_with_ticks_if_no_tick_is_left() {
    XCTAssertEqual(
      show(photos: "abc----#", ticks: "-x-x-|"), "-a-b-|",
      "Both ticks are used up, so the show should complete at 5 s, when `ticks` does.")
  }

  func test_completes_after_the_last_photo_that_has_a_tick() {
    XCTAssertEqual(
      show(photos: "----a-b-c|", ticks: "xx|"), "----a-(b|)",
      "There are only two ticks, so the show should complete after the second photo, “b”.")
  }

  func test_each_subscriber_has_its_own_show() {
    let show = slideShow(photos: clock.cold("ab|"), ticks: clock.cold("--x--x--x"))
    let first = clock.record(show)
    let second = clock.record(show, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "--a--b--|", "The first subscriber should get the whole show.")
    XCTAssertEqual(
      second.timeline, "----^-a--b--|", "The second subscriber should get its own show, 4 s later.")
  }

  private func show(photos: Timeline<String>, ticks: Timeline<String>) -> Timeline<String> {
    clock.timeline(
      of: slideShow(photos: clock.cold(photos), ticks: clock.cold(ticks)), until: .seconds(20))
  }
}
