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

  func test_each_save_is_judged_once_and_a_verdict_that_is_older_than_a_save_is_not_shown() throws {
    for (saves, verdicts) in [
      (["a"], ["a"]), (["a", "a", "a", "b", "b"], ["a", "b"]), (["a", "b", "b", "b"], ["b"]),
      (["a", "b", "c", "d", "e", "e"], ["e"]),
    ] {
      XCTAssertEqual(try shown(saves, moments: 9), verdicts.map { "verdict on \($0)" }, "\(saves)")
    }
  }
}
