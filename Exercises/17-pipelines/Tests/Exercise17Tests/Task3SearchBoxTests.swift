import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task3SearchBoxTests: XCTestCase {
  private let clock = TestScheduler()
  private var probes: [(source: String, probe: Probe<[String]>)] = []

  func test_each_answer_is_added_when_it_arrives() {
    XCTAssertEqual(
      lists(texts: "a"), tenths("------a------'aA'-----------!"),
      "Each source's answer should be added to the list when it arrives.")
  }

  func test_only_the_last_word_before_a_pause_is_searched() {
    XCTAssertEqual(
      lists(texts: "ab-c"), tenths("---------c------'cC'--------!"),
      "A word should be searched for after 0.3 s without typing.")
    XCTAssertEqual(
      probes.map(\.source), ["database c", "network c"],
      "Each source should be searched once, for “c”.")
  }

  func test_a_new_word_cancels_the_old_search() {
    XCTAssertEqual(
      lists(texts: "a-------b"), tenths("------a-------b------'bB'---!"),
      "After the search for “b” starts at 1.1 s, answers for “a” should not be shown.")
    XCTAssertEqual(
      lifetimes(of: "network a"), [tenths("---^-------!")],
      "When the search for “b” starts, the search for “a” should be canceled.")
  }

  func test_a_cleared_field_cancels_the_search_and_clears_the_list() {
    XCTAssertEqual(
      lists(texts: "a-------0"), tenths("------a----0-------------!"),
      "When the field has been empty for 0.3 s, the list should be empty.")
    XCTAssertEqual(
      lifetimes(of: "network a"), [tenths("---^-------!")],
      "A cleared field should cancel the old search.")
    XCTAssertEqual(
      probes.map(\.source), ["database a", "network a"], "Empty text should not be searched for.")
  }

  func test_after_the_database_fails_the_network_and_the_next_search_work() {
    XCTAssertEqual(
      lists(texts: "a-----------------b", database: "-#", until: 4),
      tenths("-------------A-----------------B--------!"),
      "If the database fails, the network's list should be sent, and the next search should work.")
  }

  func test_after_the_network_fails_the_database_and_the_next_search_work() {
    XCTAssertEqual(
      lists(texts: "a-----------------b", network: "-----#", until: 4),
      tenths("------a-----------------b---------------!"),
      "If the network fails, the database's list should be sent, and the next search should work.")
  }

  func test_the_lists_complete_with_the_last_answer() {
    XCTAssertEqual(
      lists(texts: "-a|"), tenths("-----a------'aA'|"),
      "When `texts` completes, “a” should be searched for immediately, before the completion.")
  }

  private func lists(
    texts: String, database: String = "---x|", network: String = "----------X|",
    until end: Double = 2.5
  ) -> Timeline<String> {
    let lists = searchLists(
      texts: clock.hot(tenths(texts)).map { $0 == "0" ? "" : $0 },
      database: { [unowned self] word in source("database \(word)", database, [word]) },
      network: { [unowned self] word in source("network \(word)", network, [word.uppercased()]) },
      on: clock)
    let recorded = clock.record(
      lists.map { $0.isEmpty ? "0" : $0.joined() }, until: .seconds(end))
    clock.advance(by: .seconds(4))
    return recorded.timeline
  }

  private func source(_ name: String, _ marbles: String, _ list: [String]) -> Signal<[String]> {
    let timeline = Timeline(marbles, values: ["x": list, "X": list], frame: .milliseconds(100))
    let probe = clock.probe(clock.cold(timeline))
    probes.append((name, probe))
    return probe.signal
  }

  private func lifetimes(of source: String) -> [Timeline<String>] {
    probes.filter { $0.source == source }.flatMap(\.probe.lifetimes)
  }

  private func tenths(_ marbles: String) -> Timeline<String> {
    Timeline(marbles, frame: .milliseconds(100))
  }
}
