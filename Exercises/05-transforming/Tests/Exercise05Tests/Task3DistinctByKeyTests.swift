import Marbles
import ReactiveCore
import XCTest

@testable import Exercise05

final class Task3DistinctByKeyTests: XCTestCase {
  private let clock = TestScheduler()

  func test_a_value_is_sent_if_its_key_has_changed() {
    XCTAssertEqual(
      clock.timeline(of: songs("-'a1'-'a2'-'b1'-'b2'-|")), "-'a1'---'b1'---|",
      "A value should be sent only if its key differs from the previous key.")
  }

  func test_an_earlier_key_may_return() {
    XCTAssertEqual(
      clock.timeline(of: songs("-'a1'-'b1'-'a2'|")), "-'a1'-'b1'-'a2'|",
      "The key of a2 differs from the previous key, b, so a2 should be sent.")
  }

  func test_the_first_value_is_sent_even_if_its_key_is_nil() {
    let names = clock.hot("-x-y-7-8|").distinctUntilChanged(by: { name -> Int? in Int(name) })
    XCTAssertEqual(
      clock.timeline(of: names), "-x---7-8|",
      "The first value, x, should be sent even though its key is nil.")
  }

  func test_the_key_of_a_value_is_computed_once() {
    var computed: [String] = []
    clock.hot("-a-b-b|")
      .distinctUntilChanged(by: { song in
        computed.append(song)
        return song
      })
      .subscribe()
    clock.run()
    XCTAssertEqual(computed, ["a", "b", "b"], "Each value's key should be computed once.")
  }

  func test_each_subscription_remembers_its_own_key() {
    let songs = songs("-'a1'---'a2'-|")
    songs.subscribe()
    let second = clock.record(songs, at: .seconds(3))
    clock.run()
    XCTAssertEqual(
      second.timeline, "---^-'a2'-|",
      "A subscriber that arrives at 3 s should get a2, its first value.")
  }

  func test_uses_bind() {
    XCTAssertEqual(
      clock.hot("a|").setName("songs").distinctUntilChanged(by: { $0 }).description,
      "[songs] -bind:", "The result should use `bind` once and no other operator.")
  }

  /// Returns a signal of songs that `distinctUntilChanged(by:)` compares by their first letters.
  private func songs(_ marbles: Timeline<String>) -> Signal<String> {
    clock.hot(marbles).distinctUntilChanged(by: \.first)
  }
}
