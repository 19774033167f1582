import Marbles
import XCTest

@testable import Scenes

final class CounterexampleTests: XCTestCase {
  /// The variants that are right under everything that somebody can type and tap.
  private let right = [
    "search": [2], "views": [2], "offline": [2, 3], "save": [2], "avatars": [1], "login": [2],
    "countdown": [1], "book": [1],
  ]

  func test_a_thousand_histories_find_a_fault_in_each_wrong_way_and_none_in_a_right_one() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        let found = scene.counterexample(variant: variant)
        let isRight = right[scene.name]?.contains(variant) == true
        XCTAssertEqual(
          found == nil, isRight, "\(scene.name) \(scene.variants[variant]): \(found as Any)")
      }
    }
  }

  func test_nothing_can_be_taken_out_of_what_was_found() throws {
    let search = Scene(SearchStory())
    let found = try XCTUnwrap(search.counterexample(variant: 0))
    XCTAssertEqual(found.history.count, 2)
    XCTAssertEqual(found.fault, "The field says ca, the list answers c.")
  }

  func test_a_seed_gives_the_same_histories() {
    let search = Scene(SearchStory())
    var (one, other, another) = (SplitMix64(seed: 7), SplitMix64(seed: 7), SplitMix64(seed: 8))
    let histories = (0..<20).map { _ in search.randomHistory(4, using: &one) }
    XCTAssertEqual(histories, (0..<20).map { _ in search.randomHistory(4, using: &other) })
    XCTAssertNotEqual(histories, (0..<20).map { _ in search.randomHistory(4, using: &another) })
  }

  func test_a_history_has_its_length_and_its_order() {
    var random = SplitMix64(seed: 3)
    for scene in allScenes() {
      for count in 1...6 {
        let history = scene.randomHistory(count, using: &random)
        XCTAssertEqual(history.count, count)
        XCTAssertEqual(history.map(\.time), history.map(\.time).sorted())
      }
    }
  }
}
