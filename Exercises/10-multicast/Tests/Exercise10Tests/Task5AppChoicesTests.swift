import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise10

final class Task5AppChoicesTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_token_is_asked_for_at_once() {
    let logIn = clock.probe(clock.cold("--a|"))
    let token = AppChoices.token(logIn.signal.map { Token(name: $0) })
    clock.advance(by: .seconds(5))
    XCTAssertEqual(
      logIn.lifetimes, ["^--!"], "The log-in should begin at 0 s, although nobody waits for it.")
    let late = clock.record(token.map(\.name))
    clock.advance(by: .seconds(5))
    XCTAssertEqual(late.timeline, "-----(^a|)", "A late one should get the token, and its end.")
    XCTAssertEqual(logIn.lifetimes.count, 1, "There should be one log-in.")
  }

  func test_a_log_in_goes_on_without_its_screen() {
    let logIn = clock.probe(clock.cold("--a|"))
    let token = AppChoices.token(logIn.signal.map { Token(name: $0) })
    clock.record(token, until: .seconds(1))
    let late = clock.record(token.map(\.name), at: .seconds(4))
    clock.advance(by: .seconds(9))
    XCTAssertEqual(
      logIn.lifetimes, ["^--!"], "The log-in should go on when its only screen leaves at 1 s.")
    XCTAssertEqual(late.timeline, "----(^a|)", "A listener who comes at 4 s should get the token.")
  }

  func test_an_invitation_waits_for_the_first_view() {
    let sending = clock.probe(clock.cold("-a|"))
    let result = AppChoices.invitation(sending.signal)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(sending.lifetimes, [], "Before a view shows it, nothing should be sent.")
    let view = clock.record(result)
    clock.advance(by: .seconds(3))
    XCTAssertEqual(view.timeline, "---^a|", "The first view, at 3 s, should get the result at 4 s.")
  }

  func test_an_invitation_is_never_sent_again() {
    let sending = clock.probe(clock.cold("-a-|"))
    let result = AppChoices.invitation(sending.signal)
    clock.record(result, until: .seconds(2))
    let late = clock.record(result, at: .seconds(5))
    clock.advance(by: .seconds(9))
    XCTAssertEqual(late.timeline, "-----(^a|)", "A view at 5 s should get the result at once.")
    XCTAssertEqual(
      sending.lifetimes, ["^--!"],
      "The invitation should be sent once, to its end, although its view leaves at 2 s.")
  }

  func test_another_screen_gets_the_latest_first() {
    let beats = clock.probe(clock.cold("-y-n-y-n-y-"))
    let presence = AppChoices.presence(beats.signal.map { $0 == "y" })
    let first = clock.record(presence.map { $0 ? "y" : "n" }, until: .seconds(6))
    let second = clock.record(
      presence.map { $0 ? "y" : "n" }, at: .seconds(4), until: .seconds(8))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      beats.lifetimes, ["^-------!"],
      "The phone should be asked from 0 s, when the first comes, to 8 s, when the last leaves.")
    XCTAssertEqual(first.timeline, "-y-n-y!", "The first screen should get y, n and y.")
    XCTAssertEqual(
      second.timeline, "----(^n)y-n!", "The second one should get n at 4 s, and then what follows.")
  }

  func test_a_screen_that_is_opened_again_asks_again() {
    let beats = clock.probe(clock.cold("-y-n-y-"))
    let presence = AppChoices.presence(beats.signal.map { $0 == "y" })
    clock.record(presence, until: .seconds(4))
    let again = clock.record(
      presence.map { $0 ? "y" : "n" }, at: .seconds(6), until: .seconds(10))
    clock.advance(by: .seconds(12))
    XCTAssertEqual(
      beats.lifetimes, ["^---!", "------^---!"],
      "The phone should be asked from 0 s to 4 s, and again from 6 s to 10 s.")
    XCTAssertEqual(
      again.timeline, "------^y-n!", "The new screen should not get the old answer first.")
  }

  func test_without_a_screen_the_phone_is_not_asked() {
    let beats = clock.probe(clock.cold("-y-n-"))
    let presence = AppChoices.presence(beats.signal.map { $0 == "y" })
    clock.advance(by: .seconds(3))
    XCTAssertEqual(beats.lifetimes, [], "Before somebody looks, the phone should not be asked.")
    withExtendedLifetime(presence) {}
  }
}
