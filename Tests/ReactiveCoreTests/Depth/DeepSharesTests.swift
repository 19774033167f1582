import Foundation
import ReactiveCore
import XCTest

/// Shared signals deep in a chain, on a small stack.
///
/// What is shared begins for its first subscriber, so a subscription that waited until then would miss
/// what it sends at once.
final class DeepSharesTests: XCTestCase {
  #if DEBUG
    private let stages = 500...1_000
  #else
    private let stages = 1_500...4_000
  #endif
  #if canImport(Glibc)
    private let depth = 1_250
  #else
    private let depth = 150
  #endif

  func test_a_value_that_comes_at_once_passes_a_share_and_the_chain_after_it() {
    // Among them are chains that have used half of the stack where the share is subscribed.
    onStack(of: 512 << 10) { [stages] in
      var chain = Signal.return(0).share()
      for count in 1...stages.upperBound {
        chain = chain.map { $0 + 1 }
        // The share takes more room than four maps.
        guard count >= stages.lowerBound, count.isMultiple(of: 4) else { continue }
        XCTAssertEqual(chain.syncLines, ["\(count)", "completed"])
      }
    }
  }

  func test_a_value_that_comes_at_once_passes_a_chain_of_shares() {
    onStack(of: 512 << 10) { [depth] in
      var chain = Signal.values(1, 2)
      for _ in 0..<depth { chain = chain.share() }
      XCTAssertEqual(chain.syncLines, ["1", "2", "completed"])
    }
  }

  func test_a_signal_that_makes_the_next_may_share_it() {
    for replayed in [0, 1] {
      onStack(of: 512 << 10) { [depth] in
        var chain = nest(depth / 2, replaying: replayed)
        // Each map more has half of the stack used at another place of the nest.
        for count in 0..<20 {
          XCTAssertEqual(chain.syncLines, ["\(count)", "completed"])
          chain = chain.map { $0 + 1 }
        }
      }
    }
  }
}

/// A signal that makes and shares a signal when it is subscribed, and so on `depth` times.
private func nest(_ depth: Int, replaying count: Int) -> Signal<Int> {
  if depth == 0 { return .return(0) }
  return Signal.return(0).flattenMap { _ in nest(depth - 1, replaying: count).share(replay: count) }
}
