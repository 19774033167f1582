import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task3DistinctByKeyTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_a_value_when_its_key_has_changed() {
    XCTAssertEqual(
      clock.timeline(of: songs("-'a1'-'a2'-'b1'-'b2'-|"), until: .seconds(20)),
      "-'a1'---'b1'---|",
      "Only the first position of each song, a1 and b1, should be sent, at once.")
  }

  func test_a_key_may_come_back() {
    XCTAssertEqual(
      clock.timeline(of: songs("-'a1'-'b1'-'a2'|"), until: .seconds(20)), "-'a1'-'b1'-'a2'|",
      "After song b, song a is a change again, so a2 should be sent.")
  }

  func test_the_first_value_is_sent_even_if_its_key_is_nil() {
    let names = clock.hot("-x-y-7-8|")
      .distinctUntilChanged(by: { name -> Int? in Int(name) })
    XCTAssertEqual(
      clock.timeline(of: names, until: .seconds(20)), "-x---7-8|",
      "The keys are nil, nil, 7 and 8, so x, 7 and 8 should be sent.")
  }

  func test_fails_when_the_source_fails() {
    XCTAssertEqual(
      clock.timeline(of: songs("-'a1'-'a2'#"), until: .seconds(20)), "-'a1'--#",
      "The error should come through at 4 s, after a1.")
  }

  func test_each_subscription_remembers_its_own_key() {
    let songs = songs("-'a1'---'a2'-|")
    songs.subscribe()
    let second = clock.record(songs, at: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "---^-'a2'-|",
      "A subscriber who comes at 3 s has seen no song, so a2 should be sent.")
  }

  func test_the_key_of_a_value_is_computed_once() {
    var asked: [String] = []
    let songs = clock.hot("-a-b-b|").distinctUntilChanged(by: { song in
      asked.append(song)
      return song
    })
    XCTAssertEqual(
      clock.timeline(of: songs, until: .seconds(20)), "-a-b--|", "The second b should be dropped.")
    XCTAssertEqual(asked, ["a", "b", "b"], "The key should be computed once for each value.")
  }

  func test_a_subscriber_who_leaves_is_gone_from_the_source() {
    let source = clock.probe(clock.hot("-a-b-c|"))
    let recorded = clock.record(
      source.signal.distinctUntilChanged(by: { $0 }), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "-a-b!", "A subscriber who leaves at 4 s should have heard a and b.")
    XCTAssertEqual(
      source.lifetimes, ["^---!"], "The source should have one subscription, until 4 s.")
  }

  func test_it_is_made_of_bind() {
    let source = clock.hot("-a-b|").setName("songs")
    XCTAssertEqual(
      source.distinctUntilChanged(by: { $0 }).description, "[songs] -bind:",
      "The result should be one bind of the source, as its description tells.")
  }

  /// Positions in songs, by the song: the first character.
  private func songs(_ marbles: Timeline<String>) -> Signal<String> {
    clock.hot(marbles).distinctUntilChanged(by: \.first)
  }
}
