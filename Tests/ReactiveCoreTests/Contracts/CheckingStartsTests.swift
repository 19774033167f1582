import ReactiveCore
import XCTest

final class CheckingStartsTests: XCTestCase {
  private typealias Contract = SignalContract<String>

  /// Returns the events that the second of two subscribers to a request receives.
  private func secondSubscription(
    _ kind: Contract.Kind, subscribing: Contract.Subscribing = .isFree, multicast: Bool,
    answer: Signal<String> = .return("page"), _ share: (Signal<String>) -> Signal<String> = { $0 }
  ) -> ReceivedEvents<String> {
    let starts = Counter()
    let request = Signal<String>.defer {
      starts.increment()
      return answer
    }
    let contract = Contract(
      kind, .one, completion: "after the page", subscribing: subscribing, multicast: multicast)
    let checked = share(request).checking(contract, starts: { starts.value })
    checked.subscribe()
    return ReceivedEvents(checked)
  }

  func test_work_that_starts_as_promised_is_accepted() {
    let kept = [
      secondSubscription(.cold, multicast: false),
      secondSubscription(.cold, subscribing: .hasEffect, multicast: false),
      secondSubscription(.cold, multicast: true) { $0.replayLazily() },
      secondSubscription(.cold, subscribing: .doesWork, multicast: true) { $0.replayLazily() },
      secondSubscription(.hot, multicast: true) { $0.replay() },
    ]
    for received in kept { XCTAssertEqual(received.values, ["page"], received.violation ?? "") }
  }

  func test_work_that_starts_too_often_or_at_the_wrong_time_is_reported() {
    let broken: [(ReceivedEvents<String>, ContractViolation.Clause, reason: String)] = [
      (
        secondSubscription(.cold, multicast: true), .multicast,
        "all subscriptions should share one run of its work, but it was started 2 times"
      ),
      (
        secondSubscription(.cold, subscribing: .doesWork, multicast: false), .subscribing,
        "each subscription repeats its work, which was started 2 times: share the signal"
      ),
      (
        secondSubscription(.hot, multicast: false), .kind,
        "it is hot, but its work started at the subscription"
      ),
      (
        secondSubscription(.cold, multicast: false) { $0.replay() }, .kind,
        "it is cold, but sent this event without starting its work for the subscription"
      ),
    ]
    for (received, clause, reason) in broken {
      XCTAssertEqual(received.broken?.clause, clause, reason)
      XCTAssertEqual(received.broken?.reason, reason)
    }
  }

  func test_a_second_run_is_reported_before_any_event_is_sent() {
    let received = secondSubscription(.cold, multicast: true, answer: .never())
    XCTAssertEqual(received.broken?.moment, .subscription)
  }
}
