import Marbles
import ReactiveCore
import XCTest

@testable import Exercise17

final class Task4CacheTests: XCTestCase {
  private let clock = TestScheduler()
  private var asked: [String] = []
  private lazy var search: (String) -> Signal<[String]> = cached { [unowned self] word in
    answer(to: word)
  }

  func test_the_first_search_is_as_ever() {
    XCTAssertEqual(
      clock.timeline(of: lists("a"), until: .seconds(10)), "---a---b|",
      "The first search for a word should send its lists as they come, and complete.")
    XCTAssertEqual(asked, ["a"], "The first search should ask once.")
  }

  func test_the_second_search_has_its_last_list_at_once() {
    let first = clock.record(lists("a"))
    let second = clock.record(lists("a"), at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---a---b|", "The first search should be done after 8 s.")
    XCTAssertEqual(
      second.timeline, "---------(^b|)", "The second one should be answered at once, with b alone.")
    XCTAssertEqual(asked, ["a"], "Nothing should be asked for a word that is known.")
  }

  func test_each_word_has_a_list_of_its_own() {
    clock.record(lists("a"))
    clock.record(lists("c"))
    clock.advance(by: .seconds(10))
    let again = clock.record(lists("a"))
    let other = clock.record(lists("c"))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(again.values, ["b"], "The list for a should be remembered.")
    XCTAssertEqual(other.values, ["d"], "The list for c should be remembered too.")
    XCTAssertEqual(asked, ["a", "c"], "Each word should be asked once.")
  }

  func test_a_search_that_fails_is_not_remembered() {
    let first = clock.record(lists("broken"))
    let second = clock.record(lists("broken"), at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---a-#", "The error of the search should come through.")
    XCTAssertEqual(
      second.timeline, "---------^--a-#",
      "A search that failed should be done again, from the start.")
    XCTAssertEqual(asked, ["broken", "broken"], "Both should have asked.")
  }

  func test_a_search_that_somebody_left_is_not_remembered() {
    let first = clock.record(lists("a"), until: .seconds(5))
    let second = clock.record(lists("a"), at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(first.timeline, "---a-!", "The first should have got half of the search.")
    XCTAssertEqual(
      second.timeline, "---------^--a---b|", "Half a search should not be taken for a whole one.")
  }

  func test_nothing_is_asked_before_somebody_subscribes() {
    let signal = lists("a")
    clock.advance(by: .seconds(1))
    XCTAssertEqual(asked, [], "Making the signal should ask nothing.")
    signal.subscribe()
    XCTAssertEqual(asked, ["a"], "A subscription should ask.")
  }

  func test_a_signal_that_was_made_before_finds_what_is_known_now() {
    let (early, late) = (lists("a"), lists("a"))
    early.subscribe()
    clock.advance(by: .seconds(10))
    let recorded = clock.record(late)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      recorded.values, ["b"],
      "It should look the word up when it is subscribed, not when it is made.")
    XCTAssertEqual(asked, ["a"], "The word should be asked once.")
  }

  func test_an_empty_list_is_remembered_too() {
    clock.record(lists("nothing"))
    let second = clock.record(lists("nothing"), at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline.moments.compactMap(\.event.value), [""],
      "The list that was found is empty, and should be sent as it is.")
    XCTAssertEqual(
      asked, ["nothing"], "A word for which nothing was found should not be asked again.")
  }

  func test_a_search_without_a_list_is_not_remembered() {
    clock.record(lists("silent"))
    let second = clock.record(lists("silent"), at: .seconds(9))
    clock.advance(by: .seconds(20))
    XCTAssertEqual(
      second.timeline, "---------(^|)", "No list was found, so none should be sent.")
    XCTAssertEqual(asked, ["silent", "silent"], "There was nothing to remember: both should ask.")
  }

  func test_two_caches_know_nothing_of_each_other() {
    let other = cached { [unowned self] word in answer(to: word) }
    search("a").subscribe()
    clock.advance(by: .seconds(10))
    other("a").subscribe()
    clock.advance(by: .seconds(10))
    XCTAssertEqual(asked, ["a", "a"], "Each cache should ask for itself.")
  }

  private func lists(_ word: String) -> Signal<String> { search(word).map { $0.joined() } }

  private func answer(to word: String) -> Signal<[String]> {
    .defer { [unowned self] in
      asked.append(word)
      let marbles = ["a": "---a---b|", "c": "-d|", "broken": "---a-#", "nothing": "-0|"]
      return clock.cold(Timeline<String>(stringLiteral: marbles[word] ?? "|")).map {
        $0 == "0" ? [] : [$0]
      }
    }
  }
}
