import Marbles
import ReactiveCore
import XCTest

@testable import Exercise16

final class Task2LogTests: XCTestCase {
  private let clock = TestScheduler()
  private var lines: [String] = []
  private var asked: [String] = []

  func test_shows_the_hits_of_each_text() {
    let shown = shown("-f--F-----m---|", ["frp": "-h|", "map": "-hi|"])
    XCTAssertEqual(
      shown, "--h--------hi-|",
      "\"frp\" and \"map\" should show their hits; \"frp \", with a space, is no new text.")
    XCTAssertEqual(
      asked, ["frp", "map"],
      "The server should be asked for two texts: \"frp \" is \"frp\" but for a space.")
  }

  func test_a_text_that_differs_by_spaces_only_is_not_asked_for_again() {
    let shown = shown("-f-F-f-|", ["frp": "h|"])
    XCTAssertEqual(
      shown, "-h-----|",
      "\"frp \" is \"frp\" but for a space, so the hit should be shown once.")
    XCTAssertEqual(asked, ["frp"], "The server should be asked once.")
  }

  func test_the_same_text_is_asked_for_again_after_another_one() {
    let shown = shown("-f-m-f-|", ["frp": "h|", "map": "i|"])
    XCTAssertEqual(
      shown, "-h-i-h-|", "\"frp\" was typed again after \"map\": its hits should be shown again.")
    _ = self.shown("-f-s-f-|", ["frp": "h|"])
    XCTAssertEqual(
      asked, ["frp", "map", "frp", "frp", "frp"],
      "After a text that is too short, \"frp\" is a new text, and should be asked for.")
  }

  func test_hits_of_an_old_text_are_not_shown() {
    let old = clock.probe(clock.cold("----o|"))
    let signal = hits(typed: typed("-m--l-------|")) { text in
      text == "map" ? old.signal : self.clock.cold("-n|")
    }
    XCTAssertEqual(
      clock.timeline(of: signal, until: .seconds(20)), "-----n------|",
      "\"maple\" is typed at 4 s; the hits of \"map\" come at 5 s, and should not be shown.")
    XCTAssertEqual(
      old.lifetimes, ["-^--!"], "The search for \"map\" should be called off at 4 s.")
  }

  func test_a_search_that_fails_does_not_end_the_box() {
    let shown = shown("-m---f---|", ["map": "-i#", "frp": "-h|"])
    XCTAssertEqual(
      shown, "--i---h--|",
      "The search for \"map\" fails at 3 s; the box should go on, and show hits for \"frp\".")
  }

  func test_completes_when_nothing_is_typed_any_more() {
    XCTAssertEqual(shown("---|", [:]), "---|", "Without any text only the end should come.")
    XCTAssertEqual(
      shown("-f|", ["frp": "--h|"]), "---h|",
      "The last search should be finished before the box completes.")
  }

  func test_who_leaves_is_gone_from_both() {
    let box = clock.probe(typed("-f------|"))
    let answers = clock.probe(clock.cold("-----h|"))
    let recorded = clock.record(
      hits(typed: box.signal) { _ in answers.signal }, until: .seconds(3))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      recorded.timeline, "---!", "A subscriber that leaves at 3 s should have got nothing.")
    XCTAssertEqual(box.lifetimes, ["^--!"], "The box should have no subscriber after 3 s.")
    XCTAssertEqual(answers.lifetimes, ["-^-!"], "The search should be called off at 3 s.")
  }

  func test_every_subscriber_compares_with_its_own_last_text() {
    let signal = hits(typed: typed("-f-|")) { _ in self.clock.cold("-h|") }
    let first = clock.record(signal)
    let second = clock.record(signal)
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "--h|", "The first subscriber should get the hits.")
    XCTAssertEqual(
      second.timeline, "--h|", "The second one has got nothing yet: it should get them, too.")
  }

  func test_the_three_logs_are_where_they_were() {
    _ = shown("-s-f-F-m---|", ["frp": "h|", "map": "-#"])
    XCTAssertEqual(
      lines,
      [
        "typed next: fr", "typed next: frp", "asked next: frp", "hits next: h",
        "typed next: frp ", "typed next: map", "asked next: map", "typed completed",
        "asked completed", "hits completed",
      ],
      "The logs should tell what was typed, what was asked for, and what was found.")
  }

  private func hits(
    typed: Signal<String>, search: @escaping (String) -> Signal<String>
  ) -> Signal<String> {
    Exercise16.hits(typed: typed, search: search) { self.lines.append($0) }
  }

  private func shown(_ marbles: String, _ answers: [String: Timeline<String>]) -> Timeline<String> {
    let start = clock.now
    let signal = hits(typed: typed(marbles)) { text in
      self.asked.append(text)
      return self.clock.cold(answers[text] ?? "|")
    }
    let recorded = clock.timeline(of: signal, until: start + .seconds(20))
    // Counted from the beginning of this one, as a test may play several.
    return Timeline(
      recorded.moments.map { Timeline<String>.Moment($0.time - start, $0.event) })
  }

  private func typed(_ marbles: String) -> Signal<String> {
    let values = ["s": "fr", "f": "frp", "F": "frp ", "m": "map", "l": "maple"]
    return clock.cold(Timeline(marbles, values: values))
  }
}
