import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task2SearchBoxTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_next_text_is_searched_after_a_failed_search() {
    XCTAssertEqual(
      shown(
        typed: "-a---b---c-----|",
        searches: ["a": clock.cold("--A|"), "b": clock.cold("-#"), "c": clock.cold("--C|")]),
      "---A--?----C---|",
      "After the search for “b” fails at 6 s, the result for “c” should still be shown at 11 s.")
  }

  func test_every_failed_search_shows_no_connection() {
    XCTAssertEqual(
      shown(typed: "-a---b---a-|", searches: ["a": clock.cold("-#"), "b": clock.cold("-#")]),
      "--?---?---?|", "Each failed search should show “no connection”, which is drawn as `?`.")
  }

  func test_a_text_can_be_searched_again() {
    var searches = [clock.cold("-#"), clock.cold("-B|")]
    let box = results(typed: clock.hot("-b---b---|"), search: { _ in searches.removeFirst() })
    XCTAssertEqual(
      clock.timeline(of: drawn(box), until: .seconds(20)), "--?---B--|",
      "When “b” is typed again at 5 s, it should start another search.")
  }

  func test_a_new_text_cancels_the_search_before_it() {
    let slow = clock.probe(clock.cold("------A|"))
    XCTAssertEqual(
      shown(typed: "-a-b-----|", searches: ["a": slow.signal, "b": clock.cold("-B|")]),
      "----B----|", "“b” cancels the search for “a”, so only “B” should be shown.")
    XCTAssertEqual(
      slow.lifetimes, ["-^-!"], "The search for “a” should be canceled when “b” is typed at 3 s.")
  }

  func test_fails_when_typed_fails() {
    XCTAssertEqual(
      shown(typed: "-a---#", searches: ["a": clock.cold("--A------|")]), "---A-#",
      "When `typed` fails at 5 s, its error should be sent immediately.")
  }

  func test_completes_after_the_last_search() {
    XCTAssertEqual(
      shown(typed: "-a-|", searches: ["a": clock.cold("---A-|")]), "----A-|",
      "The result should complete at 6 s, when the last search does, not when `typed` does.")
  }

  func test_completes_with_typed_if_the_last_search_is_over() {
    XCTAssertEqual(
      shown(typed: "-a-|", searches: ["a": .return("A")]), "-A-|",
      "No search is running, so the result should complete at 3 s, when `typed` does.")
  }

  private func shown(
    typed: Timeline<String>, searches: [String: Signal<String>]
  ) -> Timeline<String> {
    let box = results(typed: clock.hot(typed), search: { searches[$0] ?? .empty() })
    return clock.timeline(of: drawn(box), until: .seconds(20))
  }

  /// Returns the results with “no connection” shortened to `?`.
  private func drawn(_ results: Signal<String>) -> Signal<String> {
    results.map { $0 == "no connection" ? "?" : $0 }
  }
}
