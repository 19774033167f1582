import Marbles
import ReactiveCore
import XCTest

@testable import Exercise01

final class Task3SheetTests: XCTestCase {
  private let clock = TestScheduler()

  func test_follows_both_cells() {
    let price = BehaviorSubject(3)
    let pieces = BehaviorSubject(2)
    var shown: [Int] = []
    amount(price: price, pieces: pieces).subscribeNext { shown.append($0) }
    XCTAssertEqual(shown, [6], "3 times 2 should be shown at once.")
    price.sendNext(4)
    XCTAssertEqual(shown, [6, 8], "When the price becomes 4, 8 should be shown.")
    pieces.sendNext(10)
    XCTAssertEqual(shown, [6, 8, 40], "When the pieces become 10, 40 should be shown.")
    pieces.sendNext(1)
    XCTAssertEqual(shown, [6, 8, 40, 4], "When the pieces become 1, 4 should be shown.")
  }

  func test_sends_after_each_change_even_if_the_amount_stays() {
    let price = BehaviorSubject(3)
    let pieces = BehaviorSubject(0)
    var shown: [Int] = []
    amount(price: price, pieces: pieces).subscribeNext { shown.append($0) }
    price.sendNext(4)
    XCTAssertEqual(
      shown, [0, 0],
      "The price changed, so the amount should be sent again, although it is still 0.")
  }

  func test_sends_nothing_while_a_cell_is_empty() {
    let price = Subject<Int>()
    let pieces = Subject<Int>()
    var shown: [Int] = []
    amount(price: price, pieces: pieces).subscribeNext { shown.append($0) }
    price.sendNext(3)
    price.sendNext(5)
    XCTAssertEqual(shown, [], "Without a number of pieces nothing should be shown.")
    pieces.sendNext(2)
    XCTAssertEqual(shown, [10], "With the first number, the latest price should count: 5 times 2.")
  }

  func test_each_subscriber_gets_the_same() {
    let price = BehaviorSubject(3)
    let pieces = BehaviorSubject(2)
    let amount = amount(price: price, pieces: pieces)
    var early: [Int] = []
    var late: [Int] = []
    amount.subscribeNext { early.append($0) }
    price.sendNext(4)
    amount.subscribeNext { late.append($0) }
    pieces.sendNext(5)
    XCTAssertEqual(early, [6, 8, 20], "The first one who looks should see every change.")
    XCTAssertEqual(late, [8, 20], "Who looks later should begin with what is true then: 8.")
  }

  func test_completes_when_both_cells_have_completed() {
    let amount = amount(price: numbers("3-4---|"), pieces: numbers("-2|"))
    XCTAssertEqual(
      clock.timeline(of: amount.map(String.init), until: .seconds(10)), "-68---|",
      "6 should be sent at 1 s and 8 at 2 s; the end should come with the last cell's, at 6 s.")
  }

  func test_fails_at_once_when_a_cell_fails() {
    let price = clock.probe(numbers("3-------4|"))
    let amount = amount(price: price.signal, pieces: numbers("-2--#"))
    XCTAssertEqual(
      clock.timeline(of: amount.map(String.init), until: .seconds(10)), "-6--#",
      "The error of the pieces should come through at 4 s.")
    XCTAssertEqual(
      price.lifetimes, ["^---!"], "After the error nobody should listen to the price any more.")
  }

  func test_disposing_leaves_both_cells() {
    let price = clock.probe(numbers("3-------4|"))
    let pieces = clock.probe(numbers("-2------1|"))
    let amount = amount(price: price.signal, pieces: pieces.signal)
    let recorded = clock.record(amount.map(String.init), until: .seconds(3))
    clock.advance(by: .seconds(10))
    XCTAssertEqual(recorded.timeline, "-6-!", "Who leaves at 3 s should have seen a 6, at 1 s.")
    XCTAssertEqual(price.lifetimes, ["^--!"], "The price should be listened to once, until 3 s.")
    XCTAssertEqual(pieces.lifetimes, ["^--!"], "The pieces should be listened to once, until 3 s.")
  }

  private func numbers(_ marbles: Timeline<String>) -> Signal<Int> {
    clock.hot(marbles).map { Int($0) ?? 0 }
  }
}
