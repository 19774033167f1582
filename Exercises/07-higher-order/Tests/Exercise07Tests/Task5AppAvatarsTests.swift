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
      "The row of Ada should come at 3 s, because her picture takes 2 s.")
  }

  func test_three_load_at_a_time_and_the_fourth_waits() {
    XCTAssertEqual(
      rows(of: "-4"), "---'Ada (A)''Grace (G)'('Cai (C)''Eve (E)')",
      "Three pictures should load at a time, so Grace should start when Ada completes, at 3 s.")
  }

  func test_the_next_starts_at_a_completion_not_at_a_picture() {
    let rows = avatars(of: .return(["a", "b", "c", "d"])) { _ in self.clock.cold("-p--|") }
    XCTAssertEqual(
      clock.timeline(of: rows, until: .seconds(20)),
      Timeline("-('a p''b p''c p')---'d p'--|"),
      "d should start at 4 s, when the first loads complete, and not at 1 s with their pictures.")
  }

  func test_a_new_list_stops_the_old_one() {
    XCTAssertEqual(
      rows(of: "-4A"), "----'Ada (A)'", "Only the row of the new list should come, at 4 s.")
    XCTAssertEqual(
      server.requests, ["avatar Ada", "avatar Cai", "avatar Eve", "avatar Ada"],
      "The old list's load for Grace should never start.")
    XCTAssertEqual(
      server.givenUp, ["avatar Ada", "avatar Cai", "avatar Eve"],
      "The new list should stop the three loads of the old one.")
  }

  func test_an_empty_list_stops_the_old_one() {
    XCTAssertEqual(
      rows(of: "-A0"), "--", "The new list is empty, so the row of Ada should not come.")
    XCTAssertEqual(server.givenUp, ["avatar Ada"], "The empty list should stop the load of Ada.")
  }

  func test_an_error_ends_it() {
    server.isOffline = true
    XCTAssertEqual(
      rows(of: "-A"), Timeline("---#", error: ServerError.offline),
      "The error of a picture should be sent at 3 s.")
  }

  private func rows(of lists: Timeline<String>) -> Timeline<String> {
    let names = [
      "0": [], "A": ["Ada"], "3": ["Ada", "Cai", "Eve"], "4": ["Ada", "Cai", "Eve", "Grace"],
    ]
    let rows = avatars(of: clock.hot(lists).map { names[$0] ?? [] }, load: server.avatar)
    return clock.timeline(of: rows, until: .seconds(20))
  }
}
