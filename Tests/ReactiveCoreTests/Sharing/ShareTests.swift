import ReactiveCore
import XCTest

final class ShareTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)

  func test_all_subscribers_share_one_subscription() {
    let shared = source.signal.share()
    XCTAssertEqual(log.lines, [])
    let first = log.record(shared, as: "a")
    source.sendNext(1)
    let second = log.record(shared, as: "b")
    source.sendNext(2)
    first.dispose()
    source.sendNext(3)
    second.dispose()
    XCTAssertEqual(log.lines, ["subscribe source", "a 1", "a 2", "b 2", "b 3", "dispose source"])
  }

  func test_after_an_end_the_next_subscriber_starts_the_source_again() {
    let shared = source.signal.share()
    log.record(shared, as: "a")
    source.sendCompleted()
    log.record(shared, as: "b")
    source.sendError(Failure("lost"))
    log.record(shared, as: "c")
    source.sendNext(1)
    XCTAssertEqual(
      log.lines.filter { !$0.hasSuffix("source") }, ["a completed", "b error lost", "c 1"])
  }

  func test_subscribing_inside_a_completion_starts_the_source_again() {
    let shared = source.signal.share()
    shared.subscribeCompleted { self.log.record(shared, as: "again") }
    log.record(shared, as: "second")
    source.sendCompleted()
    source.sendNext(1)
    XCTAssertEqual(log.lines.suffix(2), ["second completed", "again 1"])
    XCTAssertEqual(source.subscriptions, 2)
  }

  func test_a_synchronous_source_runs_for_each_subscriber() {
    let runs = Counter()
    let shared = Signal<Int>.defer { .return(runs.increment()) }.share()
    XCTAssertEqual(shared.syncLines, ["1", "completed"])
    XCTAssertEqual(shared.syncLines, ["2", "completed"])
  }

  func test_a_late_subscriber_gets_the_last_values_of_the_current_run_only() {
    let shared = source.signal.share(replay: 2)
    let first = log.record(shared, as: "a")
    for number in 1...3 { source.sendNext(number) }
    let second = log.record(shared, as: "b")
    XCTAssertEqual(log.takeLines(), ["subscribe source", "a 1", "a 2", "a 3", "b 2", "b 3"])
    first.dispose()
    second.dispose()
    log.record(shared, as: "c")
    source.sendNext(4)
    XCTAssertEqual(log.lines, ["dispose source", "subscribe source", "c 4"])
  }

  func test_concurrent_subscribers_share_one_subscription_and_leave_none_behind() {
    for oneStays in [true, false] {
      let (living, tooMany) = (Counter(), Counter())
      let shared = Signal<Int> { subscriber in
        if living.increment() > 1, oneStays { tooMany.increment() }
        return Disposable { withExtendedLifetime(subscriber) { _ = living.decrement() } }
      }
      .share()
      let stays = oneStays ? shared.subscribe() : nil
      onRacingThreads { _ in
        for _ in 1...(Stress.eventsPerThread / 10) { shared.subscribe().dispose() }
      }
      XCTAssertEqual([living.value, tooMany.value], [oneStays ? 1 : 0, 0])
      stays?.dispose()
      XCTAssertEqual(living.value, 0)
    }
  }

  func test_the_two_share_operators_have_different_names() {
    XCTAssertEqual(Signal<Int>.never().share().operators.last, "share")
    XCTAssertEqual(Signal<Int>.never().share(replay: 1).operators.last, "share(replay:)")
  }
}
