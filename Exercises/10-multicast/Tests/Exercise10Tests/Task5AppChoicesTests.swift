import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task5AppChoicesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_token_is_requested_immediately() {
    let logIn = clock.probe(clock.cold("--a|"))
    let token = AppChoices.token(logIn.signal.map { Token(name: $0) })
    let late = clock.record(token.map(\.name), at: .seconds(5))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(logIn.lifetimes, ["^--!"], "The token should be requested once, at 0 s.")
    XCTAssertEqual(late.timeline, "-----(^a|)", "A late subscriber should get the token.")
  }

  func test_the_token_is_requested_once_even_if_its_screen_is_closed() {
    let logIn = clock.probe(clock.cold("--a|"))
    let token = AppChoices.token(logIn.signal.map { Token(name: $0) })
    clock.record(token, until: .seconds(1))
    clock.record(token, at: .seconds(4))
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      logIn.lifetimes, ["^--!"], "The request should continue after its screen closes at 1 s.")
  }

  func test_an_invitation_is_sent_for_the_first_view() {
    let sending = clock.probe(clock.cold("-a|"))
    let result = AppChoices.invitation(sending.signal)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(
      sending.lifetimes, [], "Before the first view, the invitation should not be sent.")
    let view = clock.record(result)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(
      view.timeline, "---^a|",
      "The first view, at 3 s, should send the invitation and get the result.")
  }

  func test_an_invitation_is_never_sent_again() {
    let sending = clock.probe(clock.cold("-a-|"))
    let result = AppChoices.invitation(sending.signal)
    clock.record(result, until: .seconds(2))
    let late = clock.record(result, at: .seconds(5))
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      late.timeline, "-----(^a|)",
      "A later view should get the result, even if the first view was closed.")
    XCTAssertEqual(
      sending.lifetimes, ["^--!"],
      "The invitation should be sent once, even if the first view was closed.")
  }

  func test_the_phone_is_asked_while_a_screen_is_open() {
    let beats = clock.probe(clock.cold("-y-n-y-n-y-"))
    let presence = presence(beats)
    clock.advance(by: .seconds(1))
    XCTAssertEqual(beats.lifetimes, [], "While no screen is open, the phone should not be asked.")
    clock.record(presence, until: .seconds(6))
    clock.record(presence, at: .seconds(4), until: .seconds(8))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      beats.lifetimes, ["-^------!"],
      "The phone should be asked while any screen is open, from 1 s to 8 s.")
  }

  func test_a_late_screen_gets_the_latest_answer_first() {
    let presence = presence(clock.probe(clock.cold("-y-n-y-n-y-")))
    clock.record(presence, until: .seconds(6))
    let second = clock.record(presence, at: .seconds(4), until: .seconds(8))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      second.timeline, "----(^n)y-n!",
      "A screen that opens at 4 s should first get “n”, the latest answer.")
  }

  func test_a_screen_that_opens_after_all_have_closed_asks_again() {
    let beats = clock.probe(clock.cold("-y-n-y-"))
    let presence = presence(beats)
    clock.record(presence, until: .seconds(4))
    let again = clock.record(presence, at: .seconds(6), until: .seconds(10))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      beats.lifetimes, ["^---!", "------^---!"],
      "A screen that opens at 6 s, after all others have closed, should ask the phone again.")
    XCTAssertEqual(
      again.timeline, "------^y-n!", "The new screen should not get an old answer.")
  }

  private func presence(_ beats: Probe<String>) -> Signal<String> {
    AppChoices.presence(beats.signal.map { $0 == "y" }).map { $0 ? "y" : "n" }
  }
}
