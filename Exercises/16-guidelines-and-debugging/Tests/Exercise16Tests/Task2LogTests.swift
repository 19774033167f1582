import Marbles
import ReactiveCore
import XCTest

@testable import Exercise16

final class Task2LogTests: XCTestCase {
  private let clock = TestScheduler()
  private var lines: [String] = []
  private var searched: [String] = []

  func test_the_hits_of_each_text_are_shown() {
    XCTAssertEqual(
      shown("-f--F-----m---|", ["frp": "-h|", "map": "-hi|"]), "--h--------hi-|",
      "All hits for “frp” and “map” should be shown.")
    XCTAssertEqual(
      searched, ["frp", "map"], "Text that differs only in spaces should not be searched for again."
    )
  }

  func test_a_text_that_differs_only_by_spaces_is_not_searched_again() {
    XCTAssertEqual(
      shown("-f-F-f-|", ["frp": "h|"]), "-h-----|",
      "The hits for “frp” should be shown once, even if a space is typed.")
    XCTAssertEqual(
      searched, ["frp"], "Text that differs only in spaces should not be searched for again.")
  }

  func test_a_text_is_searched_again_after_another_one() {
    XCTAssertEqual(
      shown("-f-m-f-|", ["frp": "h|", "map": "i|"]), "-h-i-h-|",
      "“frp” should be searched for again after “map”.")
  }

  func test_a_text_is_searched_again_after_a_short_one() {
    XCTAssertEqual(
      shown("-f-s-f-|", ["frp": "h|"]), "-h---h-|",
      "“frp” should be searched for again after “fr”.")
  }

  func test_hits_of_an_old_text_are_not_shown() {
    let old = clock.probe(clock.cold("----o|"))
    let signal = hits(typed: typed("-m--l-------|")) { text in
      text == "map" ? old.signal : self.clock.cold("-n|")
    }
    XCTAssertEqual(
      clock.timeline(of: signal, until: .seconds(20)), "-----n------|",
      "Hits for “map” should not be shown after “maple” is typed.")
    XCTAssertEqual(
      old.lifetimes, ["-^--!"],
      "The search for “map” should be canceled when “maple” is typed at 4 s.")
  }

  func test_the_next_search_works_after_one_that_fails() {
    XCTAssertEqual(
      shown("-m---f---|", ["map": "-i#", "frp": "-h|"]), "--i---h--|",
      "The search for “frp” should work, even if the search for “map” has failed.")
  }

  func test_the_three_logs_stay_where_they_are() {
    _ = shown("-s-f-F-m---|", ["frp": "h|", "map": "-#"])
    XCTAssertEqual(
      lines,
      [
        "typed next: fr", "typed next: frp", "asked next: frp", "hits next: h",
        "typed next: frp ", "typed next: map", "asked next: map", "typed completed",
        "asked completed", "hits completed",
      ], "The three logs should keep their positions and names.")
  }

  private func hits(
    typed: Signal<String>, search: @escaping (String) -> Signal<String>
  ) -> Signal<String> {
    Exercise16.hits(typed: typed, search: search) { self.lines.append($0) }
  }

  private func shown(_ marbles: String, _ answers: [String: Timeline<String>]) -> Timeline<String> {
    let signal = hits(typed: typed(marbles)) { text in
      self.searched.append(text)
      return self.clock.cold(answers[text] ?? "|")
    }
    return clock.timeline(of: signal, until: .seconds(20))
  }

  private func typed(_ marbles: String) -> Signal<String> {
    let values = ["s": "fr", "f": "frp", "F": "frp ", "m": "map", "l": "maple"]
    return clock.cold(Timeline(marbles, values: values))
  }
}
