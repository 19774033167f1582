import ReactiveCore
import XCTest

final class RetryWhenTests: XCTestCase {
  let log = Log()
  private lazy var source = Source<Int>("source", log: log)
  private lazy var triggers = Source<Void>("triggers", log: log)

  private func record() -> Disposable {
    let subscription = log.record(
      source.signal.retry { errors in
        errors.doNext { self.log.add("asked about \($0)") }.subscribe()
        return self.triggers.signal
      })
    XCTAssertEqual(log.takeLines(), ["subscribe triggers", "subscribe source"])
    return subscription
  }

  func test_it_subscribes_again_when_the_trigger_sends() {
    _ = record()
    source.sendNext(1)
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.takeLines(), ["1", "dispose source", "asked about lost"])
    triggers.sendNext(())
    source.sendNext(2)
    source.sendCompleted()
    XCTAssertEqual(
      log.lines, ["subscribe source", "2", "dispose source", "dispose triggers", "completed"])
  }

  func test_a_trigger_while_a_round_runs_disposes_it_and_begins_another() {
    _ = record()
    source.sendNext(1)
    triggers.sendNext(())
    source.sendNext(2)
    source.sendCompleted()
    XCTAssertEqual(
      log.lines,
      [
        "1", "dispose source", "subscribe source", "2", "dispose source", "dispose triggers",
        "completed",
      ])
  }

  func test_a_trigger_inside_a_round_disposes_it_at_once_and_begins_another_when_it_has_returned() {
    let triggers = Subject<Void>()
    let rounds = Counter()
    let counting = Signal<Int> { subscriber in
      let round = rounds.increment()
      for number in 1...3 { subscriber.sendNext(round * 10 + number) }
      self.log.add("round \(round) returns")
      return nil
    }
    log.record(
      counting.retry { _ in triggers }.doNext { if $0 == 12 { triggers.sendNext(()) } })
    XCTAssertEqual(
      log.lines, ["11", "12", "round 1 returns", "21", "22", "23", "round 2 returns"])
  }

  func test_a_trigger_that_sends_inside_its_own_subscription_begins_no_second_round() {
    log.record(source.signal.retry { errors in errors.map { _ in }.startWith(()) })
    XCTAssertEqual(log.takeLines(), ["subscribe source"])
    source.sendNext(1)
    source.sendError(Failure("lost"))
    XCTAssertEqual(log.lines, ["1", "dispose source", "subscribe source"])
  }

  func test_when_threads_have_triggered_one_round_is_left() {
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

  func test_the_end_of_the_trigger_is_the_end() {
    _ = record()
    source.sendError(Failure("lost"))
    triggers.sendCompleted()
    XCTAssertEqual(
      log.takeLines(), ["dispose source", "asked about lost", "dispose triggers", "completed"])
    _ = record()
    triggers.sendError(Failure("enough"))
    XCTAssertEqual(log.lines, ["dispose triggers", "dispose source", "error enough"])
  }

  func test_disposal_ends_both_and_no_round_follows() {
    let subscription = record()
    source.sendError(Failure("lost"))
    subscription.dispose()
    triggers.sendNext(())
    XCTAssertEqual(log.lines, ["dispose source", "asked about lost", "dispose triggers"])
  }

  func test_a_trigger_that_is_over_at_once_keeps_the_source_out() {
    XCTAssertEqual(source.signal.retry { _ in Signal<Int>.empty() }.syncLines, ["completed"])
    XCTAssertEqual(
      source.signal.retry { _ in Signal<Int>.error(Failure("no")) }.syncLines, ["error no"])
    XCTAssertEqual(source.subscriptions, 0)
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

  func test_many_rounds_at_once_do_not_nest() {
    let attempts = Counter()
    let failing = Signal<Int>.defer {
      attempts.increment() < 10_000 ? .error(Failure("lost")) : .return(1)
    }
    let log = log
    onStack(of: 512 << 10) { log.record(failing.retry { $0 }) }
    XCTAssertEqual(log.lines, ["1", "completed"])
    XCTAssertEqual(attempts.value, 10_000)
  }
}
