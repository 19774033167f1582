import Contacts
import Marbles
import ReactiveCore
import XCTest

final class PartsTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_database_answers_after_a_pause_of_its_own() {
    let recorded = clock.timeline(of: Database(on: clock).find("c"))
    XCTAssertEqual(recorded.values, [["Cai", "Cathy", "Claire"]])
    XCTAssertEqual(recorded.ended, .milliseconds(300))
  }

  func test_a_search_adds_the_rows_of_the_server() {
    let found = search("cat", Database(on: clock), Server(on: clock))
    XCTAssertEqual(clock.timeline(of: found).values, [["Cathy"], ["Cathy", "Cato"]])
  }

  func test_a_countdown_ends_with_again() {
    XCTAssertEqual(clock.timeline(of: countdown(on: clock)), "321('again'|)")
  }

  func test_trimming_takes_white_space_off_both_ends() {
    XCTAssertEqual([" a b\t", "", " \n ", "c"].map(\.trimmed), ["a b", "", "", "c"])
  }
}
