import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task3SlideShowTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_error_comes_after_the_photos_that_wait() {
    XCTAssertEqual(
      show(photos: "-ab-#", ticks: "--x--x--x--x--"), "--a--b--#",
      "The server fails at 4 s; b should be shown at the tick at 5 s, and the error at 8 s.")
  }

  func test_the_completion_comes_after_the_photos_that_wait() {
    XCTAssertEqual(
      show(photos: "-ab|", ticks: "--x--x--x--x--"), "--a--b--|",
      "Two photos wait for two ticks, so the completion should come at the third, at 8 s.")
  }

  func test_the_error_of_the_server_is_not_changed() {
    let photos = clock.cold(Timeline("a-#", error: RequestError.offline))
    XCTAssertEqual(
      clock.timeline(
        of: slideShow(photos: photos, ticks: clock.cold("x--x--x")), until: .seconds(20)),
      Timeline("a--#", error: RequestError.offline),
      "The show should fail with the error with which the server failed.")
  }

  func test_a_server_that_is_slow_lets_the_ticks_wait() {
    XCTAssertEqual(
      show(photos: "----a---b----|", ticks: "-x-x-x----"), "----a---b----|",
      "Three ticks have passed already: each photo and the end should be shown as soon as it comes."
    )
  }

  func test_without_photos_the_first_tick_is_the_end() {
    XCTAssertEqual(
      show(photos: "|", ticks: "---x---x"), "---|",
      "An empty folder should complete at the first tick, at 3 s.")
  }

  func test_a_server_that_is_down_fails_at_the_first_tick() {
    XCTAssertEqual(
      show(photos: "#", ticks: "---x---x"), "---#",
      "An error without photos should wait for the first tick, at 3 s.")
  }

  func test_fails_at_once_when_the_clock_fails() {
    let photos = clock.probe(clock.cold("ab-------|"))
    XCTAssertEqual(
      clock.timeline(
        of: slideShow(photos: photos.signal, ticks: clock.cold("--x--#")), until: .seconds(20)),
      "--a--#", "The error of the clock should come through at 5 s, although b waits.")
    XCTAssertEqual(photos.lifetimes, ["^----!"], "After it nobody should load photos.")
  }

  func test_ends_when_the_clock_has_no_more_ticks() {
    XCTAssertEqual(
      show(photos: "abc----#", ticks: "-x-x-|"), "-a-b-|",
      "Two ticks show two photos; when the clock completes at 5 s no photo can follow.")
  }

  func test_a_tick_that_has_passed_serves_a_photo_after_the_clock() {
    XCTAssertEqual(
      show(photos: "----a-b-c|", ticks: "xx|"), "----a-(b|)",
      "Two ticks came before the clock completed: a and b have theirs, and b is the last one.")
  }

  func test_every_guest_has_a_show_of_its_own() {
    let show = slideShow(photos: clock.cold("ab|"), ticks: clock.cold("--x--x--x"))
    let first = clock.record(show)
    let second = clock.record(show, at: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "--a--b--|", "The first guest should see a, b and the end.")
    XCTAssertEqual(
      second.timeline, "----^-a--b--|",
      "A guest who comes at 4 s should see a two seconds later, b after it, and the end.")
  }

  func test_a_guest_who_leaves_stops_the_server_and_the_clock() {
    let photos = clock.probe(clock.cold("ab-------|"))
    let ticks = clock.probe(clock.cold("--x--x--x"))
    let recorded = clock.record(
      slideShow(photos: photos.signal, ticks: ticks.signal), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "--a-!", "A guest who leaves at 4 s should have seen a.")
    XCTAssertEqual(photos.lifetimes, ["^---!"], "The photos should be loaded once, until 4 s.")
    XCTAssertEqual(ticks.lifetimes, ["^---!"], "The clock should be listened to once, until 4 s.")
  }

  private func show(photos: Timeline<String>, ticks: Timeline<String>) -> Timeline<String> {
    clock.timeline(
      of: slideShow(photos: clock.cold(photos), ticks: clock.cold(ticks)), until: .seconds(20))
  }
}
