import ReactiveCore
import XCTest

final class ExhaustMapTests: XCTestCase {
  let log = Log()
  let presses = Source<Int>()
  let saving = Source<String>()
  private let calls = Counter()

  private func record() -> Disposable {
    log.record(
      presses.signal.exhaustMap { press in
        self.calls.increment()
        return self.saving.signal.map { "\(press) \($0)" }
      })
  }

  func test_what_comes_while_a_signal_runs_is_dropped() {
    _ = record()
    presses.sendNext(1)
    presses.sendNext(2)
    saving.sendNext("saved")
    saving.sendCompleted()
    presses.sendNext(3)
    saving.sendNext("saved")
    XCTAssertEqual(log.lines, ["1 saved", "3 saved"])
    XCTAssertEqual(calls.value, 2)
  }

  func test_it_completes_when_the_source_and_the_signal_that_runs_have() {
    _ = record()
    presses.sendNext(1)
    presses.sendCompleted()
    XCTAssertEqual(log.lines, [])
    saving.sendCompleted()
    XCTAssertEqual(log.takeLines(), ["completed"])
    _ = record()
    presses.sendNext(1)
    saving.sendCompleted()
    XCTAssertEqual(log.lines, [])
    presses.sendCompleted()
    XCTAssertEqual(log.lines, ["completed"])
  }

  func test_an_error_of_either_ends_both() {
    _ = record()
    presses.sendNext(1)
    saving.sendError(Failure("full"))
    XCTAssertEqual(log.takeLines(), ["error full"])
    XCTAssertEqual(presses.disposals, 1)
    _ = record()
    presses.sendNext(1)
    presses.sendError(Failure("stuck"))
    XCTAssertEqual(log.lines, ["error stuck"])
    XCTAssertEqual(saving.disposals, 2)
  }

  func test_a_value_sent_inside_a_value_is_dropped_as_the_signal_is_not_over() {
    let values = Subject<Int>()
    log.record(
      values.exhaustMap { Signal.return($0) }.doNext { value in
        if value == 1 { values.sendNext(2) }
      })
    values.sendNext(1)
    values.sendNext(3)
    XCTAssertEqual(log.lines, ["1", "3"])
  }

  func test_each_subscription_has_its_own_and_disposal_reaches_both() {
    let subscriptions = [record(), record()]
    presses.sendNext(1)
    XCTAssertEqual(saving.subscriptions, 2)
    subscriptions.forEach { $0.dispose() }
    XCTAssertEqual([presses.disposals, saving.disposals], [2, 2])
  }
}
