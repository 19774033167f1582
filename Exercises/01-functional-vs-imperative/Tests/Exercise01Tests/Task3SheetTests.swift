import Marbles
import ReactiveCore
import XCTest

@testable import Exercise01

final class Task3SheetTests: XCTestCase {
  private let clock = TestScheduler()

  func test_sends_when_one_of_the_cells_changes() {
    XCTAssertEqual(
      amount(price: "3--4----|", pieces: "-2---1--|"), "-6-8-4--|",
      "The amount should be sent each time the price or the number of pieces changes.")
  }

  func test_sends_nothing_until_both_cells_have_a_value() {
    XCTAssertEqual(
      amount(price: "3-4-|", pieces: "---2|"), "---8|",
      "The first amount should be sent at 3 s, when both cells have a value.")
  }

  func test_sends_an_unchanged_amount() {
    XCTAssertEqual(
      amount(price: "3-4-|", pieces: "0---|"), "0-0-|",
      "When the price changes, the amount should be sent even if it is still 0.")
  }

  func test_completes_when_both_cells_have_completed() {
    XCTAssertEqual(
      amount(price: "3-4---|", pieces: "-2|"), "-68---|",
      "The result should complete when both cells have completed, at 6 s.")
  }

  func test_fails_as_soon_as_a_cell_fails() {
    XCTAssertEqual(
      amount(price: "3-------4|", pieces: "-2--#"), "-6--#",
      "The result should fail as soon as `pieces` fails, at 4 s.")
  }

  func test_each_subscriber_has_its_own_subscription() {
    let price = BehaviorSubject(3)
    let amount = amount(price: price, pieces: BehaviorSubject(2))
    amount.subscribe()
    price.sendNext(4)
    XCTAssertEqual(
      clock.record(amount).values, [8],
      "The second subscriber should get the current amount, 8.")
  }

  func test_disposing_ends_both_subscriptions() {
    let price = clock.probe(clock.hot("3---|") as Signal<Int>)
    let pieces = clock.probe(clock.hot("2---|") as Signal<Int>)
    clock.record(amount(price: price.signal, pieces: pieces.signal), until: .seconds(3))
    clock.run()
    XCTAssertEqual(price.lifetimes, ["^--!"], "The subscription to `price` should end at 3 s.")
    XCTAssertEqual(pieces.lifetimes, ["^--!"], "The subscription to `pieces` should end at 3 s.")
  }

  private func amount(price: Timeline<Int>, pieces: Timeline<Int>) -> Timeline<Int> {
    clock.timeline(of: amount(price: clock.hot(price), pieces: clock.hot(pieces)))
  }

  private func amount(price: Signal<Int>, pieces: Signal<Int>) -> Signal<Int> {
    Exercise01.amount(price: price, pieces: pieces)
  }
}
