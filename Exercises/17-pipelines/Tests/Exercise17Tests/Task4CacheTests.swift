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

  func test_the_first_search_sends_its_lists_as_they_arrive() {
    XCTAssertEqual(
      clock.timeline(of: lists("a"), until: .seconds(10)), "---a---b|",
      "The first search for a word should send its lists as they arrive.")
  }

  func test_a_later_search_gets_the_last_list_immediately() {
    XCTAssertEqual(
      second(for: "a").timeline, "---------(^b|)",
      "A later search should immediately get the last list, and complete.")
    XCTAssertEqual(asked, ["a"], "The word should be searched for only once.")
  }

  func test_each_word_has_its_own_list() {
    clock.record(lists("a"))
    clock.record(lists("c"))
    clock.advance(by: .seconds(10))
    let again = clock.record(lists("a"))
    let other = clock.record(lists("c"))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(again.values, ["b"], "The list for “a” should be remembered.")
    XCTAssertEqual(other.values, ["d"], "The list for “c” should also be remembered.")
    XCTAssertEqual(asked, ["a", "c"], "Each word should be searched for once.")
  }

  func test_an_empty_list_is_remembered() {
    XCTAssertEqual(
      second(for: "nothing").values, [""], "An empty list should be remembered and sent.")
    XCTAssertEqual(asked, ["nothing"], "A word with an empty list should be searched for once.")
  }

  func test_a_search_that_fails_is_not_remembered() {
    XCTAssertEqual(
      second(for: "broken").timeline, "---------^--a-#",
      "After a failed search, the word should be searched for again.")
  }

  func test_a_search_without_a_list_is_not_remembered() {
    XCTAssertEqual(
      second(for: "silent").timeline, "---------(^|)",
      "If the first search sends no list, the second should not send one, either.")
    XCTAssertEqual(
      asked, ["silent", "silent"],
      "After a search that sent no list, the word should be searched for again.")
  }

  func test_a_search_that_is_disposed_is_not_remembered() {
    clock.record(lists("a"), until: .seconds(5))
    XCTAssertEqual(
      second(for: "a", first: false).timeline, "---------^--a---b|",
      "After a search is disposed, the word should be searched for again.")
  }

  func test_nothing_is_searched_before_a_subscription() {
    let signal = lists("a")
    clock.advance(by: .seconds(1))
    XCTAssertEqual(asked, [], "Nothing should be searched for before a subscription.")
    signal.subscribe()
    XCTAssertEqual(asked, ["a"], "The word should be searched for on subscription.")
  }

  func test_the_word_is_looked_up_at_the_subscription() {
    let (early, late) = (lists("a"), lists("a"))
    early.subscribe()
    clock.advance(by: .seconds(10))
    let recorded = clock.record(late)
    clock.advance(by: .seconds(10))
    XCTAssertEqual(
      recorded.values, ["b"],
      "A word should be looked up on subscription, not when the signal is created.")
  }

  /// Records a search at 9 s, by default after one for the same word at 0 s.
  private func second(for word: String, first: Bool = true) -> Recording<String> {
    if first { clock.record(lists(word)) }
    let recorded = clock.record(lists(word), at: .seconds(9))
    clock.advance(by: .seconds(20))
    return recorded
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
