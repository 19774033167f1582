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
      "The search for b fails at 6 s, and the search for c should still be shown at 11 s.")
  }

  func test_every_failed_search_shows_no_connection() {
    XCTAssertEqual(
      shown(typed: "-a---b---a-|", searches: ["a": clock.cold("-#"), "b": clock.cold("-#")]),
      "--?---?---?|", "After each failed search, “no connection” (drawn as ?) should appear.")
  }

  func test_a_text_can_be_searched_again() {
    var searches = [clock.cold("-#"), clock.cold("-B|")]
    let box = results(typed: clock.hot("-b---b---|"), search: { _ in searches.removeFirst() })
    XCTAssertEqual(
      clock.timeline(of: drawn(box), until: .seconds(20)), "--?---B--|",
      "b is typed again at 5 s, so b should be searched for again.")
  }

  func test_a_new_text_cancels_the_search_before_it() {
    let slow = clock.probe(clock.cold("------A|"))
    XCTAssertEqual(
      shown(typed: "-a-b-----|", searches: ["a": slow.signal, "b": clock.cold("-B|")]),
      "----B----|", "b is typed during the search for a, so only B should be shown.")
    XCTAssertEqual(
      slow.lifetimes, ["-^-!"], "b is typed at 3 s, so the search for a should be canceled at 3 s.")
  }

  func test_fails_when_typed_fails() {
    XCTAssertEqual(
      shown(typed: "-a---#", searches: ["a": clock.cold("--A------|")]), "---A-#",
      "typed fails at 5 s, so its error should be sent at 5 s.")
  }

  func test_completes_after_the_last_search() {
    XCTAssertEqual(
      shown(typed: "-a-|", searches: ["a": clock.cold("---A-|")]), "----A-|",
      "typed completes at 3 s and the search at 6 s, so the result should complete at 6 s.")
  }

  func test_completes_with_typed_if_the_last_search_is_over() {
    XCTAssertEqual(
      shown(typed: "-a-|", searches: ["a": .return("A")]), "-A-|",
      "The search completes immediately, so the result should complete with typed, at 3 s.")
  }

  private func shown(
    typed: Timeline<String>, searches: [String: Signal<String>]
  ) -> Timeline<String> {
    let box = results(typed: clock.hot(typed), search: { searches[$0] ?? .empty() })
    return clock.timeline(of: drawn(box), until: .seconds(20))
  }

  /// The results, with `?` for “no connection”.
  private func drawn(_ results: Signal<String>) -> Signal<String> {
    results.map { $0 == "no connection" ? "?" : $0 }
  }
}
