import Contacts
import Marbles
import ReactiveCore
import XCTest

@testable import Exercise07

final class Task5AppAvatarsTests: XCTestCase {
  private let clock = TestScheduler()
  private lazy var server = Server(
    slow: ["Ada": .seconds(2), "Cai": .seconds(4), "Eve": .seconds(4), "Grace": .seconds(1)],
    on: clock)

  func test_a_name_gets_its_picture() {
    XCTAssertEqual(
      rows(of: "-A"), "---'Ada (A)'",
      "The list of 1 s holds Ada, whose picture needs 2 s. The lists go on, so no end should come.")
  }

  func test_an_empty_list_loads_nothing() {
    XCTAssertEqual(rows(of: "-0"), "-", "A list without names should send nothing, and no end.")
    XCTAssertEqual(server.requests, [], "A list without names should load nothing.")
  }

  func test_three_pictures_are_loaded_at_once() {
    XCTAssertEqual(
      rows(of: "-3"), "---'Ada (A)'-('Cai (C)''Eve (E)')",
      "Ada needs 2 s, Cai and Eve need 4 s, and all three should start at 1 s.")
  }

  func test_the_fourth_waits_for_the_first_to_complete() {
    XCTAssertEqual(
      rows(of: "-4"), "---'Ada (A)''Grace (G)'('Cai (C)''Eve (E)')",
      "Grace needs 1 s and should start at 3 s, when Ada is done: not before, and not later.")
  }

  func test_a_picture_that_has_come_is_not_yet_completed() {
    let rows = avatars(of: .return(["a", "b", "c", "d"])) { _ in self.clock.cold("-p--|") }
    XCTAssertEqual(
      clock.timeline(of: rows, until: .seconds(20)),
      Timeline("-('a p''b p''c p')---'d p'--|"),
      "Each picture comes after 1 s and completes after 4 s: d should start at 4 s.")
  }

  func test_a_new_list_calls_off_the_old_one() {
    XCTAssertEqual(
      rows(of: "-4A"), "----'Ada (A)'", "Only Ada of the list of 2 s should come, at 4 s.")
    XCTAssertEqual(
      server.requests, ["avatar Ada", "avatar Cai", "avatar Eve", "avatar Ada"],
      "At 2 s three pictures are being loaded; Grace of the old list should never be asked for.")
    XCTAssertEqual(
      server.givenUp, ["avatar Ada", "avatar Cai", "avatar Eve"], "All three should be given up.")
  }

  func test_a_list_without_names_calls_off_the_old_one_too() {
    XCTAssertEqual(rows(of: "-A0"), "--", "The list of 2 s is empty, so Ada should not come.")
    XCTAssertEqual(server.givenUp, ["avatar Ada"], "The picture of Ada should be given up.")
  }

  func test_an_error_ends_it() {
    server.isOffline = true
    XCTAssertEqual(
      rows(of: "-A"), Timeline("---#", error: ServerError.offline),
      "The server is offline, so the error should come at 3 s.")
  }

  private func rows(of lists: Timeline<String>) -> Timeline<String> {
    let names = [
      "0": [], "A": ["Ada"], "3": ["Ada", "Cai", "Eve"], "4": ["Ada", "Cai", "Eve", "Grace"],
    ]
    let rows = avatars(of: clock.hot(lists).map { names[$0] ?? [] }, load: server.avatar)
    return clock.timeline(of: rows, until: .seconds(20))
  }
}
