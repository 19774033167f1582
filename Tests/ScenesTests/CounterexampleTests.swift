import Marbles
import XCTest

@testable import Scenes

final class CounterexampleTests: XCTestCase {
  /// The numbers of the variants that are right in every history.
  private let right = [
    "search": [2], "views": [2], "offline": [2, 3], "save": [2], "avatars": [1], "login": [2],
    "countdown": [1], "book": [1],
  ]

  func test_only_wrong_variants_have_a_counterexample() {
    for scene in allScenes() {
      for variant in scene.variants.indices {
        let isRight = right[scene.name]?.contains(variant) == true
        let found = scene.counterexample(variant: variant, histories: 50)
        XCTAssertEqual(
          found == nil, isRight, "\(scene.name) \(scene.variants[variant]): \(found as Any)")
      }
    }
  }

  func test_a_counterexample_is_minimal() throws {
    let search = Scene(SearchStory())
    let found = try XCTUnwrap(search.counterexample(variant: 0))
    XCTAssertEqual(found.history.count, 2)
    XCTAssertEqual(found.problem, "The list shows names for “c”, not “ca”.")
  }

  func test_histories_depend_only_on_the_seed() {
    let search = Scene(SearchStory())
    var (one, other, another) = (SplitMix64(seed: 7), SplitMix64(seed: 7), SplitMix64(seed: 8))
    let histories = (0..<20).map { _ in search.randomHistory(4, using: &one) }
    XCTAssertEqual(histories, (0..<20).map { _ in search.randomHistory(4, using: &other) })
    XCTAssertNotEqual(histories, (0..<20).map { _ in search.randomHistory(4, using: &another) })
  }
}
