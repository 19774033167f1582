import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task5AutosaveTests: XCTestCase {
  private let clock = TestScheduler()
  private var saves: [(text: String, probe: Probe<Void>)] = []

  func test_a_text_is_saved_after_a_pause() {
    XCTAssertEqual(
      saved(texts: "-ab----c"), "-------b----c--!",
      "b is typed at 2 s, so its save should begin at 4 s and end at 7 s; that of c ends at 12 s.")
    XCTAssertEqual(
      saves.map(\.text), ["b", "c"], "a was not the last key for 2 s: no save for it.")
  }

  func test_a_change_that_is_undone_is_not_saved() {
    XCTAssertEqual(
      saved(texts: "-ao"), "---------------!",
      "The loaded text is o: with it nothing should be saved.")
    XCTAssertEqual(saves.map(\.text), [], "Nothing should have been handed to save.")
  }

  func test_a_text_equal_to_the_one_before_is_not_saved_again() {
    XCTAssertEqual(
      saved(texts: "a------ba"), "-----a---------!",
      "a has been saved, and is typed again: no save.")
    XCTAssertEqual(saves.map(\.text), ["a"], "a should be handed to save once.")
  }

  func test_the_loaded_text_is_saved_when_another_one_was_ready_before_it() {
    XCTAssertEqual(
      saved(texts: "a------o"), "-----a------o--!",
      "a was ready before o, so o, the loaded text, should be saved as well.")
  }

  func test_a_save_is_not_interrupted_and_the_next_one_waits() {
    XCTAssertEqual(
      saved(texts: "a--b", save: "-----|"), "-------a----b--!",
      "The save of a runs from 2 s to 7 s; that of b should begin then, and end at 12 s.")
    XCTAssertEqual(
      lifetimes, ["--^----!", "-------^----!"], "The two saves should run one after the other.")
  }

  func test_a_save_that_sends_values_is_one_save() {
    XCTAssertEqual(
      saved(texts: "a", save: "-xx|"), "-----a---------!",
      "The save of a sends two values and completes at 5 s: a should be sent once, at its end.")
  }

  func test_a_save_that_fails_is_passed_over() {
    XCTAssertEqual(
      saved(texts: "a-----b", failing: ["a"]), "-----------b---!",
      "The save of a fails; nothing is sent for it, and b should be saved as ever.")
  }

  func test_a_text_whose_save_failed_is_not_saved_again_at_once() {
    XCTAssertEqual(
      saved(texts: "a------ba", failing: ["a"]), "---------------!",
      "a was ready to be saved before, though its save failed, and is typed again: no save.")
    XCTAssertEqual(saves.map(\.text), ["a"], "a should be handed to save once.")
  }

  func test_the_end_of_the_texts_saves_what_waits() {
    XCTAssertEqual(
      saved(texts: "--a|"), "------(a|)",
      "At the end of the texts after 3 s, a should be saved at once; the result ends with it.")
  }

  func test_an_error_of_the_texts_comes_through() {
    XCTAssertEqual(
      saved(texts: "a#"), "-#", "The error of the texts should end it, and drop what waits.")
  }

  func test_who_leaves_ends_the_save() {
    let recorded = clock.record(signal(texts: "a"), until: .seconds(3))
    clock.advance(by: .seconds(15))
    XCTAssertEqual(recorded.timeline, "---!", "Nothing was saved when the subscriber left.")
    XCTAssertEqual(lifetimes, ["--^!"], "The save should have run from 2 s to 3 s.")
  }

  func test_every_subscriber_begins_with_the_loaded_text() {
    let saving = signal(texts: "a")
    let first = clock.record(saving, until: .seconds(10))
    let second = clock.record(saving, until: .seconds(10))
    clock.advance(by: .seconds(15))
    XCTAssertEqual(first.timeline, "-----a----!", "a should be saved from 2 s to 5 s.")
    XCTAssertEqual(
      second.timeline, "-----a----!",
      "A second subscriber has the loaded text before a, so it should save a as well.")
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
