import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task3SearchBoxTests: XCTestCase {
  private let clock = TestScheduler()
  private var probes: [(source: String, probe: Probe<[String]>)] = []

  func test_each_answer_is_added_when_it_comes() {
    XCTAssertEqual(
      lists(texts: "a"), expected("------a------'aA'-----------!"),
      "The database's list should come after 0.6 s, and the network's be added after 1.3 s.")
  }

  func test_the_source_that_is_first_is_shown_first() {
    XCTAssertEqual(
      lists(texts: "a", database: "----------x|", network: "---X|"),
      expected("------A------'Aa'-----------!"),
      "When the network is the faster one, its list should come first and not wait.")
  }

  func test_only_the_last_word_is_asked() {
    XCTAssertEqual(
      lists(texts: "ab-c"), expected("---------c------'cC'--------!"),
      "Each key within 0.3 s should put the question off; only c is asked.")
    XCTAssertEqual(
      probes.map(\.source), ["database c", "network c"], "Each source should be asked once, for c.")
  }

  func test_a_new_word_ends_the_old_search() {
    XCTAssertEqual(
      lists(texts: "a-------b"), expected("------a-------b------'bB'---!"),
      "After b was asked at 1.1 s, no answer to a should be shown.")
    XCTAssertEqual(
      lifetimes(of: "network a"), [life("---^-------!")],
      "When b is asked, the network's answer to a should be given up.")
  }

  func test_a_cleared_field_ends_the_search_and_clears_the_list() {
    XCTAssertEqual(
      lists(texts: "a-------0"), expected("------a----0-------------!"),
      "When the field has been empty for 0.3 s, the list should be empty, and stay so.")
    XCTAssertEqual(
      lifetimes(of: "network a"), [life("---^-------!")], "The old search should be ended by that.")
    XCTAssertEqual(
      probes.map(\.source), ["database a", "network a"], "An empty word should not be asked.")
  }

  func test_a_source_that_fails_leaves_the_other_one_and_the_next_search() {
    XCTAssertEqual(
      lists(texts: "a-----------------b", database: "-#", until: 4),
      expected("-------------A-----------------B--------!"),
      "The database fails: no list should come for that, but the network's, for both words.")
  }

  func test_a_network_that_fails_leaves_the_database_and_the_next_search() {
    XCTAssertEqual(
      lists(texts: "a-----------------b", network: "-----#", until: 4),
      expected("------a-----------------b---------------!"),
      "The network fails: the database's list should stay, and the next word be searched.")
  }

  func test_when_the_texts_complete_the_last_answer_is_the_end() {
    XCTAssertEqual(
      lists(texts: "-a|"), expected("-----a------'aA'|"),
      "At the end of the texts after 0.2 s, a should be asked at once; the answers end it.")
  }

  func test_no_texts_no_lists() {
    XCTAssertEqual(
      lists(texts: "--|"), expected("--|"), "Without a text it should complete with the texts.")
  }

  func test_who_leaves_ends_the_search() {
    let recorded = clock.record(signal(texts: "a"), until: .milliseconds(800))
    clock.advance(by: .seconds(4))
    XCTAssertEqual(recorded.timeline, expected("------a-!"), "It should have got one list.")
    XCTAssertEqual(
      lifetimes(of: "network a"), [life("---^----!")], "The network should be left after 0.8 s.")
  }

  private func lists(
    texts: String, database: String = "---x|", network: String = "----------X|",
    until end: Double = 2.5
  ) -> Timeline<String> {
    let recorded = clock.record(
      signal(texts: texts, database: database, network: network), until: .seconds(end))
    clock.advance(by: .seconds(4))
    return recorded.timeline
  }

  private func signal(
    texts: String, database: String = "---x|", network: String = "----------X|"
  ) -> Signal<String> {
    searchLists(
      texts: clock.hot(tenths(texts)).map { $0 == "0" ? "" : $0 },
      database: { [unowned self] word in source("database \(word)", database, [word]) },
      network: { [unowned self] word in source("network \(word)", network, [word.uppercased()]) },
      on: clock
    )
    .map { $0.isEmpty ? "0" : $0.joined() }
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

  private func expected(_ marbles: String) -> Timeline<String> { tenths(marbles) }

  private func life(_ marbles: String) -> Timeline<String> { tenths(marbles) }

  private func tenths(_ marbles: String) -> Timeline<String> {
    Timeline(marbles, frame: .milliseconds(100))
  }
}
