import ReactiveCore
import XCTest

final class CheckingTests: XCTestCase {
  private let full = Signal<Int>.error(SaveError.diskFull)
  private let contract = SignalContract(.hot, .one, of: String.self)
  private let scheduler = TestScheduler()

  private typealias Contract = SignalContract<Int>
  private let one = Contract(
    .cold, .one, error: .of(SaveError.self, when: "the disk is full"), completion: "at once")
  private let many = Contract(.cold, .many, completion: "at once")

  func test_events_that_keep_the_contract_are_forwarded() {
    let kept: [(Signal<Int>, Contract, [Event<Int>])] = [
      (.return(1), one, [.next(1), .completed]),
      (full, one, [.error(SaveError.diskFull)]),
      (full, Contract(.cold, .one, error: .any(when: "it rains")), [.error(SaveError.diskFull)]),
      (.empty(), many, [.completed]),
      (.values(1, 2), many, [.next(1), .next(2), .completed]),
    ]
    for (signal, contract, events) in kept {
      XCTAssertEqual(
        ReceivedEvents(signal.checking(contract).materialize()).values, events, "\(contract)")
    }
  }

  func test_a_violation_has_the_broken_clause_and_the_reason() {
    let none = Contract(.cold, .none, completion: "at once")
    let other = Contract(.cold, .many, error: .of(CommandError.self, when: "the button is gray"))
    let endless = Contract(.cold, .many)
    typealias Broken = (
      signal: Signal<Int>, contract: Contract, at: ContractViolation.Moment,
      clause: ContractViolation.Clause, reason: String
    )
    let broken: [Broken] = [
      (
        .values(1, 2), one, .value(2), .values, "it should send exactly one value, but sent another"
      ),
      (
        .empty(), one, .completion, .values,
        "it should send exactly one value, but completed without one"
      ),
      (.return(1), none, .value(1), .values, "it should send no values, but sent one"),
      (full, endless, .error, .error, "it should never fail, but failed with diskFull"),
      (
        full, other, .error, .error,
        "it should fail only with CommandError, but failed with SaveError.diskFull"
      ),
      (.empty(), endless, .completion, .completion, "it should never complete, but it did"),
    ]
    for row in broken {
      let violation = ReceivedEvents(row.signal.checking(row.contract)).broken
      XCTAssertEqual(violation?.moment, row.at, row.reason)
      XCTAssertEqual(violation?.clause, row.clause, row.reason)
      XCTAssertEqual(violation?.reason, row.reason)
    }
  }

  func test_a_violation_names_the_signal_and_its_contract_and_ends_the_signal() {
    let letters = Subject<String>().setName("letters")
    let contract = SignalContract(.hot, .one, of: String.self, completion: "after the value")
    let checked = letters.checking(contract)
    XCTAssertEqual(checked.name, "letters")
    let received = ReceivedEvents(checked)
    for letter in ["A", "B", "C"] { letters.sendNext(letter) }
    XCTAssertEqual(received.values, ["A"])
    XCTAssertEqual(
      received.violation,
      "letters broke its contract HotSignal<String, NoError> at value 2: "
        + "it should send exactly one value, but sent another.")
  }

  func test_nil_is_accepted_only_if_the_contract_allows_it() {
    let shapes: [(SignalContract<String>.Values, allowsNil: Bool)] = [
      (.one, false), (.many, false), (.oneOrNil, true), (.manyOrNil, true),
    ]
    for (shape, allowsNil) in shapes {
      let contract = SignalContract<String>(.cold, shape, completion: "soon")
      let received = ReceivedEvents(Signal<String?>.return(nil).checking(contract))
      let reason = allowsNil ? nil : "its values should never be nil, but this one is"
      XCTAssertEqual(received.broken?.reason, reason, "\(shape)")
      XCTAssertEqual(received.values, allowsNil ? [nil] : [], "\(shape)")
    }
  }

  func test_a_violation_disposes_the_source_before_it_is_reported() {
    let (source, log) = (Source<Int>(), Log())
    let checked = source.signal.checking(SignalContract(.cold, .none))
    checked.subscribeError { _ in log.add("disposals: \(source.disposals)") }
    source.sendNext(1)
    XCTAssertEqual(log.lines, ["disposals: 1"])
    checked.subscribe().dispose()
    XCTAssertEqual(source.disposals, 2)
  }

  func test_reports_each_clause_once_per_subscription_and_forwards_the_events() {
    let letters = Subject<String>().setName("letters")
    var reports: [ContractViolation] = []
    let checked = letters.checking(contract, report: { reports.append($0) })
    let received = [ReceivedEvents(checked), ReceivedEvents(checked)]
    for letter in ["A", "B", "C"] { letters.sendNext(letter) }
    letters.sendError(SaveError.diskFull)
    for received in received {
      XCTAssertEqual(received.values, ["A", "B", "C"])
      XCTAssertEqual(received.error as? SaveError, .diskFull)
    }
    XCTAssertEqual(reports.map(\.clause), [.values, .values, .error, .error])
    XCTAssertEqual(reports.map(\.moment), [.value(2), .value(2), .error, .error])
  }

  private func received(_ delivery: SignalContract<Int>.Delivery) -> ReceivedEvents<Int> {
    ReceivedEvents(
      Signal.return(1).delay(.seconds(1), on: scheduler).checking(
        SignalContract(.cold, .many, completion: "after a second", scheduler: delivery)))
  }

  func test_accepts_events_only_on_the_promised_scheduler() {
    let reason = "its events should arrive on scheduler main, but this one arrived on test"
    let rows: [(SignalContract<Int>.Delivery, reason: String?)] = [
      (.specified(scheduler), nil),
      (.specified(.main), reason),
      (.main, reason),
      (.current, reason),  // This test subscribes on the main scheduler.
    ]
    for (delivery, reason) in rows {
      let received = received(delivery)
      scheduler.run()
      XCTAssertEqual(received.broken?.reason, reason, "\(delivery)")
      XCTAssertEqual(received.broken?.clause, reason == nil ? nil : .scheduler, "\(delivery)")
      XCTAssertEqual(received.values, reason == nil ? [1] : [], "\(delivery)")
    }
  }

  func test_accepts_events_on_the_scheduler_of_the_subscription() {
    var received: ReceivedEvents<Int>?
    scheduler.schedule { received = self.received(.current) }
    scheduler.run()
    XCTAssertEqual(received?.values, [1])
    XCTAssertNil(received?.broken)
  }
}
