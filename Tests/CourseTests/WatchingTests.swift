import XCTest

@testable import Judging

final class WatchingTests: XCTestCase {
  /// Plays saves: each reading takes the next text, and the last one stays.
  private func shown(_ saves: [String], moments: Int) throws -> [String] {
    var saves = saves[...]
    var moments = moments
    var shown: [String] = []
    try Watching(
      read: { saves.count > 1 ? saves.removeFirst() : saves.first ?? "" },
      judge: { "verdict on \($0)" },
      show: { shown.append($0) },
      wait: {
        moments -= 1
        return moments >= 0
      }
    ).run()
    return shown
  }

  func test_one_text_is_judged_once() throws {
    XCTAssertEqual(try shown(["a"], moments: 5), ["verdict on a"])
  }

  func test_each_save_is_judged() throws {
    XCTAssertEqual(
      try shown(["a", "a", "a", "b", "b"], moments: 9), ["verdict on a", "verdict on b"])
  }

  func test_a_save_during_the_judging_hides_the_older_verdict() throws {
    XCTAssertEqual(try shown(["a", "b", "b", "b"], moments: 9), ["verdict on b"])
  }

  func test_saves_in_quick_succession_show_the_last_one_only() throws {
    XCTAssertEqual(try shown(["a", "b", "c", "d", "e", "e"], moments: 9), ["verdict on e"])
  }
}
