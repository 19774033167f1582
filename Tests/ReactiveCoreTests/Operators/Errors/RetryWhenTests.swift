import ReactiveCore
import XCTest

final class RetryWhenTests: XCTestCase {
  let log = Log()
  let scheduler = TestScheduler()

  func test_retry_subscribes_again_when_the_trigger_sends_and_ends_with_source_or_trigger() {
    let again = ["1", "dispose a", "subscribe a", "2", "dispose a", "dispose b", "completed"]
    let rows: [(script: String, lines: [String])] = [
      ("a1 a# b0 a2 a|", again), ("a1 b0 a2 a|", again),
      ("a# b|", ["dispose a", "dispose b", "completed"]),
      ("b#", ["dispose b", "dispose a", "error lost"]), ("a# ! b0", ["dispose a", "dispose b"]),
    ]
    for (script, lines) in rows {
      XCTAssertEqual(
        joinedLines(script) { source, triggers in source.retry { _ in triggers } },
        ["subscribe b", "subscribe a"] + lines, script)
    }
  }

  func test_the_trigger_gets_the_error_after_the_round_is_disposed() {
    XCTAssertEqual(
      joinedLines("a1 a#") { source, _ in
        source.retry { $0.flattenMap { Signal<Void>.error(Failure("asked about \($0)")) } }
      }, ["subscribe a", "1", "dispose a", "error asked about lost"])
  }

  func test_a_trigger_inside_a_round_ends_it_and_starts_the_next_after_its_return() {
    let (log, triggers) = (Log(), Subject<Void>())
    let rounds = Counter()
    let counting = Signal<Int> { subscriber in
      let round = rounds.increment()
      for number in 1...3 { subscriber.sendNext(round * 10 + number) }
      log.add("round \(round) returns")
      return nil
    }
    log.record(counting.retry { _ in triggers }.doNext { if $0 == 12 { triggers.sendNext(()) } })
    XCTAssertEqual(log.lines, ["11", "12", "round 1 returns", "21", "22", "23", "round 2 returns"])
  }

  func test_a_value_that_the_trigger_sends_on_subscription_starts_no_extra_round() {
    XCTAssertEqual(
      joinedLines("a1 a#") { source, _ in source.retry { $0.map { _ in }.startWith(()) } },
      ["subscribe a", "1", "dispose a", "subscribe a"])
  }

  func test_concurrent_triggers_leave_one_round_running() {
    let living = Counter()
    let source = Signal<Int> { subscriber in
      living.increment()
      return Disposable { withExtendedLifetime(subscriber) { _ = living.decrement() } }
    }
    let triggers = Subject<Void>()
    let subscription = source.retry { _ in triggers }.subscribe()
    onRacingThreads { _ in
      for _ in 1...(Stress.eventsPerThread / 10) { triggers.sendNext(()) }
    }
    XCTAssertEqual(living.value, 1)
    subscription.dispose()
    XCTAssertEqual(living.value, 0)
  }

  func test_a_trigger_that_ends_at_once_prevents_the_subscription() {
    for (trigger, line) in [(Signal.empty(), "completed"), (.error(Failure("no")), "error no")]
      as [(Signal<Int>, String)]
    {
      XCTAssertEqual(joinedLines("") { source, _ in source.retry { _ in trigger } }, [line])
    }
  }

  func test_each_subscription_has_its_own_errors() {
    let attempts = Counter()
    let failing = Signal<Int>.defer {
      attempts.increment()
      return .error(Failure("lost"))
    }
    let twice = failing.retry { $0.take(2) }
    for _ in 1...2 { XCTAssertEqual(twice.syncLines, ["completed"]) }
    XCTAssertEqual(attempts.value, 4)
  }

  func test_retry_with_back_off_waits_before_each_retry() {
    let failing = Signal<Int> { subscriber in
      self.log.add("try at \(self.scheduler.now.components.seconds)")
      subscriber.sendError(Failure("lost"))
      return nil
    }
    log.record(failing.retry(3, on: scheduler) { .seconds(1 << $0) }, at: scheduler)
    scheduler.run()
    XCTAssertEqual(log.lines, ["try at 0", "try at 1", "try at 3", "try at 7", "7 error lost"])
  }

  func test_retry_with_back_off_has_no_limit_for_nil_or_zero_and_ends_on_success() {
    for count in [nil, 0] {
      let (attempts, scheduler) = (Counter(), TestScheduler())
      let failing = Signal<Int>.defer {
        attempts.increment() < 50 ? .error(Failure("lost")) : .return(1)
      }
      log.record(failing.retry(count, on: scheduler) { _ in .seconds(1) }, at: scheduler)
      scheduler.run()
      XCTAssertEqual(log.takeLines(), ["49 1", "49 completed"])
    }
  }

  func test_retry_with_back_off_subscribes_again_on_the_scheduler() {
    let schedulers = Log()
    let failing = Signal<Int> { subscriber in
      schedulers.add(Scheduler.current === self.scheduler ? "scheduler" : "caller")
      subscriber.sendError(Failure("lost"))
      return nil
    }
    failing.retry(1, on: scheduler) { _ in .seconds(1) }.subscribe()
    scheduler.run()
    XCTAssertEqual(schedulers.lines, ["caller", "scheduler"])
  }
}
