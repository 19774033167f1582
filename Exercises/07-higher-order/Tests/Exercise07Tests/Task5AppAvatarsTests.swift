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
      "Ada's row should be sent at 3 s, because her picture takes 2 s.")
  }

  func test_three_pictures_load_at_a_time_and_the_fourth_waits() {
    XCTAssertEqual(
      rows(of: "-4"), "---'Ada (A)''Grace (G)'('Cai (C)''Eve (E)')",
      "Three pictures should load at a time, so Grace's load should start at 3 s, after Ada's.")
  }

  func test_the_next_load_starts_at_a_completion_not_at_a_picture() {
    let rows = avatars(of: .return(["a", "b", "c", "d"])) { _ in self.clock.cold("-p--|") }
    XCTAssertEqual(
      clock.timeline(of: rows, until: .seconds(20)),
      Timeline("-('a p''b p''c p')---'d p'--|"),
      "“d” should start loading when another load completes, at 4 s, not when a picture arrives.")
  }

  func test_a_new_list_stops_the_old_one() {
    XCTAssertEqual(
      rows(of: "-4A"), "----'Ada (A)'", "Only the row of the new list should be sent, at 4 s.")
    XCTAssertEqual(
      server.requests, ["avatar Ada", "avatar Cai", "avatar Eve", "avatar Ada"],
      "Grace's picture from the old list should never start loading.")
    XCTAssertEqual(
      server.givenUp, ["avatar Ada", "avatar Cai", "avatar Eve"],
      "The new list should stop the three running loads of the old list.")
  }

  func test_an_empty_list_stops_the_old_one() {
    XCTAssertEqual(
      rows(of: "-A0"), "--", "The new list is empty, so Ada's row should not be sent.")
    XCTAssertEqual(server.givenUp, ["avatar Ada"], "The empty list should stop Ada's load.")
  }

  func test_an_error_ends_the_result() {
    server.isOffline = true
    XCTAssertEqual(
      rows(of: "-A"), Timeline("---#", error: ServerError.offline),
      "The result should fail when Ada's picture fails, at 3 s.")
  }

  private func rows(of lists: Timeline<String>) -> Timeline<String> {
    let names = [
      "0": [], "A": ["Ada"], "3": ["Ada", "Cai", "Eve"], "4": ["Ada", "Cai", "Eve", "Grace"],
    ]
    let rows = avatars(of: clock.hot(lists).map { names[$0] ?? [] }, load: server.avatar)
    return clock.timeline(of: rows, until: .seconds(20))
  }
}
