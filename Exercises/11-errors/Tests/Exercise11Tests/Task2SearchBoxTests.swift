import Marbles
import ReactiveCore
import XCTest

@testable import Exercise11

final class Task2SearchBoxTests: XCTestCase {
  private let clock = TestScheduler()

  func test_the_box_lives_on_after_a_failed_search() {
    let box = box(
      typed: clock.hot("-a---b---c-----|"),
      searches: ["a": clock.cold("--A|"), "b": clock.cold("-#"), "c": clock.cold("--C|")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "---A--?----C---|",
      "The search for b fails at 6 s, but the search for c should still be shown at 11 s.")
  }

  func test_every_failed_search_says_so() {
    let box = box(
      typed: clock.hot("-a---b---a-|"),
      searches: ["a": clock.cold("-#"), "b": clock.cold("-#")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "--?---?---?|",
      "Three searches fail, so \"no connection\" (?) should be shown three times.")
  }

  func test_a_text_that_failed_can_be_searched_again() {
    var searches = [clock.cold("-#"), clock.cold("-B|")]
    let box = results(typed: clock.hot("-b---b---|"), search: { _ in searches.removeFirst() })
    XCTAssertEqual(
      clock.timeline(
        of: box.map { $0 == "no connection" ? "?" : $0 }, until: .seconds(20)), "--?---B--|",
      "The search for b of 1 s fails. At 5 s b is typed again, so it should be searched again.")
  }

  func test_a_new_text_calls_off_the_search_before_it() {
    let slow = clock.probe(clock.cold("------A|"))
    let box = box(
      typed: clock.hot("-a-b-----|"), searches: ["a": slow.signal, "b": clock.cold("-B|")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "----B----|",
      "Only B should be shown: the search for a was still under way when b was typed.")
    XCTAssertEqual(slow.lifetimes, ["-^-!"], "The search for a should be called off at 3 s.")
  }

  func test_a_search_that_was_called_off_cannot_fail_any_more() {
    let box = box(
      typed: clock.hot("-a-b-----|"),
      searches: ["a": clock.cold("----#"), "b": clock.cold("---B|")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "------B--|",
      "The search for a would fail at 5 s, but it was called off at 3 s: only B should be shown.")
  }

  func test_fails_when_the_keyboard_fails() {
    let box = box(
      typed: clock.hot("-a---#"), searches: ["a": clock.cold("--A------|")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "---A-#",
      "No text can come any more: the error of the keyboard should come through at 5 s.")
  }

  func test_completes_when_the_last_search_is_over() {
    let box = box(
      typed: clock.hot("-a-|"), searches: ["a": clock.cold("---A-|")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "----A-|",
      "The keyboard completes at 3 s, but the box should complete with the last search, at 6 s.")
  }

  func test_completes_when_nothing_is_typed() {
    XCTAssertEqual(
      clock.timeline(of: box(typed: clock.hot("--|"), searches: [:]), until: .seconds(20)), "--|",
      "Without a text the box should show nothing and complete with the keyboard.")
  }

  func test_a_search_that_answers_at_once_is_over_at_once() {
    let box = box(typed: clock.hot("-a-|"), searches: ["a": .return("A")])
    XCTAssertEqual(
      clock.timeline(of: box, until: .seconds(20)), "-A-|",
      "The search for a is over when it is subscribed: the box should complete at 3 s.")
  }

  func test_a_box_that_is_closed_listens_to_nothing() {
    let typed = clock.probe(clock.hot("-a-----------|"))
    let search = clock.probe(clock.cold("-A-------|"))
    let recorded = clock.record(
      box(typed: typed.signal, searches: ["a": search.signal]), until: .seconds(4))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(recorded.timeline, "--A-!", "A box that is closed at 4 s should have shown A.")
    XCTAssertEqual(
      typed.lifetimes, ["^---!"], "The box should listen to the keyboard once, until 4 s.")
    XCTAssertEqual(
      search.lifetimes, ["-^--!"], "The search under way should be called off at 4 s.")
  }

  /// A box whose message is drawn as `?`.
  private func box(
    typed: Signal<String>, searches: [String: Signal<String>]
  ) -> Signal<String> {
    results(typed: typed, search: { searches[$0] ?? .empty() })
      .map { $0 == "no connection" ? "?" : $0 }
  }
}
