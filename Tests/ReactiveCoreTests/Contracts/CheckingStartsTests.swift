import ReactiveCore
import XCTest

final class CheckingStartsTests: XCTestCase {
  private let starts = Counter()
  private lazy var request = Signal<String>.defer { [starts] in
    starts.increment()
    return .return("page")
  }

  private func heard(
    _ signal: Signal<String>, _ kind: SignalContract<String>.Kind, multicast: Bool
  ) -> Heard<String> {
    let contract = SignalContract<String>(
      kind, .one, completion: "after the page", multicast: multicast)
    return Heard(signal.checking(contract, starts: { [starts] in starts.value }))
  }

  func test_catches_a_second_run_where_all_share_one() {
    XCTAssertNil(heard(request, .cold, multicast: true).broken)
    let second = heard(request, .cold, multicast: true)
    XCTAssertEqual(second.broken?.clause, .multicast)
    XCTAssertEqual(
      second.broken?.reason, "its work is started once for all, and was started 2 times")
  }

  func test_catches_a_second_run_at_the_subscription_before_anything_is_sent() {
    let silent = Signal<String>.defer { [starts] in
      starts.increment()
      return .never()
    }
    XCTAssertNil(heard(silent, .cold, multicast: true).broken)
    XCTAssertEqual(heard(silent, .cold, multicast: true).broken?.moment, .subscription)
  }

  func test_lets_one_shared_run_through() {
    let shared = request.replayLazily()
    for _ in 1...2 {
      let heard = heard(shared, .cold, multicast: true)
      XCTAssertEqual(heard.values, ["page"])
      XCTAssertNil(heard.broken)
    }
  }

  func test_catches_a_hot_signal_whose_work_begins_with_the_subscription() {
    XCTAssertEqual(heard(request, .hot, multicast: false).broken?.clause, .kind)
  }

  func test_lets_a_hot_signal_through_whose_work_began_before() {
    let shared = request.replay()
    XCTAssertEqual(heard(shared, .hot, multicast: true).values, ["page"])
  }

  func test_catches_a_cold_signal_that_does_not_start_its_work() {
    let shared = request.replay()
    let heard = heard(shared, .cold, multicast: false)
    XCTAssertEqual(heard.broken?.clause, .kind)
    XCTAssertEqual(
      heard.broken?.reason,
      "it is cold, and sent this without starting its work for the subscription")
  }

  func test_lets_a_cold_signal_through_that_starts_its_work_each_time() {
    for _ in 1...2 {
      XCTAssertEqual(heard(request, .cold, multicast: false).values, ["page"])
    }
  }
}
