import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task5AutosaveTests: XCTestCase {
  private let clock = TestScheduler()
  private var saves: [(text: String, probe: Probe<Void>)] = []

  func test_a_text_is_saved_after_two_seconds() {
    XCTAssertEqual(
      saved(texts: "-ab----c"), "-------b----c--!",
      "A version should be saved after two seconds without typing.")
    XCTAssertEqual(saves.map(\.text), ["b", "c"], "Only text followed by a pause should be saved.")
  }

  func test_a_key_that_changes_nothing_starts_the_two_seconds_again() {
    XCTAssertEqual(
      saved(texts: "a-a"), "-------a-------!",
      "A keystroke that doesn't change the text should restart the two seconds.")
  }

  func test_the_loaded_text_counts_as_the_first_ready_one() {
    XCTAssertEqual(
      saved(texts: "-ao"), "---------------!",
      "The loaded “o” counts as the first ready version, so it should not be saved.")
  }

  func test_a_text_that_equals_the_previous_ready_text_is_not_saved() {
    XCTAssertEqual(
      saved(texts: "a------ba"), "-----a---------!",
      "The previous ready version was “a”, so “a” should not be saved again.")
  }

  func test_the_loaded_text_is_saved_after_another_one() {
    XCTAssertEqual(
      saved(texts: "a------o"), "-----a------o--!",
      "The previous ready version was “a”, so the loaded “o” should be saved.")
  }

  func test_a_text_whose_save_failed_counts_as_the_previous_one() {
    XCTAssertEqual(
      saved(texts: "a------ba", failing: ["a"]), "---------------!",
      "The previous ready version was “a”. It should not be saved again, even if its save failed.")
    XCTAssertEqual(saves.map(\.text), ["a"], "“a” should be saved once.")
  }

  func test_the_loaded_text_counts_for_each_subscriber() {
    let saving = signal(texts: "a")
    let first = clock.record(saving, until: .seconds(10))
    let second = clock.record(saving, until: .seconds(10))
    clock.advance(by: .seconds(15))
    XCTAssertEqual(first.timeline, "-----a----!", "The first subscription should save “a”.")
    XCTAssertEqual(second.timeline, "-----a----!", "The second subscription should save “a”, too.")
  }

  func test_a_save_is_done_when_it_completes() {
    XCTAssertEqual(
      saved(texts: "a", save: "-xx|"), "-----a---------!",
      "A version should be sent once, when its save completes, no matter what the save sends.")
  }

  func test_the_next_save_waits_for_the_previous_one() {
    XCTAssertEqual(
      saved(texts: "a--b", save: "-----|"), "-------a----b--!",
      "A newer version should wait for the running save to complete.")
    XCTAssertEqual(
      lifetimes, ["--^----!", "-------^----!"], "Only one save should run at a time.")
  }

  func test_waiting_texts_are_saved_in_order() {
    XCTAssertEqual(
      clock.timeline(of: signal(texts: "a--b--c|", save: "------|"), until: .seconds(30)),
      "--------a-----b-----(c|)",
      "“b” and “c” should wait while “a” is being saved, and then be saved in order.")
  }

  func test_a_save_ends_when_the_subscriber_leaves() {
    let recorded = clock.record(signal(texts: "a"), until: .seconds(3))
    clock.advance(by: .seconds(15))
    XCTAssertEqual(recorded.timeline, "---!", "Nothing should be sent before a save completes.")
    XCTAssertEqual(lifetimes, ["--^!"], "The save should end when the subscriber leaves at 3 s.")
  }

  func test_a_save_that_fails_is_skipped() {
    XCTAssertEqual(
      saved(texts: "a-----b", failing: ["a"]), "-----------b---!",
      "A save that fails should be skipped, and the next version should be saved.")
  }

  func test_a_waiting_text_is_saved_when_the_texts_complete() {
    XCTAssertEqual(
      saved(texts: "--a|"), "------(a|)",
      "When `texts` completes, “a” should be saved immediately, before the completion.")
  }

  func test_the_result_completes_after_a_running_save() {
    XCTAssertEqual(
      saved(texts: "a---|", save: "-----|"), "-------(a|)",
      "`texts` completes while “a” is being saved, so the result should complete after the save.")
  }

  func test_an_error_of_the_texts_ends_it() {
    XCTAssertEqual(saved(texts: "a#"), "-#", "An error from `texts` should be sent immediately.")
  }

  private func saved(
    texts: String, save: String = "---|", failing: [String] = []
  ) -> Timeline<String> {
    let recorded = clock.record(
      signal(texts: texts, save: save, failing: failing), until: .seconds(15))
    clock.advance(by: .seconds(15))
    return recorded.timeline
  }

  private func signal(
    texts: String, save: String = "---|", failing: [String] = []
  ) -> Signal<String> {
    let typed = clock.hot(Timeline<String>(stringLiteral: texts))
    return autosave(typed, loaded: "o", on: clock) { [unowned self] text in
      let marbles = failing.contains(text) ? "---#" : save
      let probe = clock.probe(clock.cold(Timeline<Void>(marbles, values: ["x": ()])))
      saves.append((text, probe))
      return probe.signal
    }
  }

  private var lifetimes: [Timeline<String>] { saves.flatMap(\.probe.lifetimes) }
}
