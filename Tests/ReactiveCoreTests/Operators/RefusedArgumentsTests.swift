import ReactiveCore
import XCTest

private let one = Signal.values(1)
private let clock = TestScheduler()
private let past = Duration.seconds(-1)

/// Tests of invalid arguments, which should stop the process with a message.
final class RefusedArgumentsTests: XCTestCase {
  private let refused: KeyValuePairs<String, () -> Void> = [
    "take(_:) cannot take fewer than 0 values.": { _ = one.take(-1) },
    "takeLast(_:) cannot take fewer than 0 values.": { _ = one.takeLast(-1) },
    "skip(_:) cannot skip fewer than 0 values.": { _ = one.skip(-1) },
    "element(at:) needs an index of at least 0.": { _ = one.element(at: -1) },
    "buffer(count:) cannot collect fewer than 1 value.": { _ = one.buffer(count: 0) },
    "retry(_:) cannot retry fewer than 0 times.": { _ = one.retry(-1) },
    "retry(_:on:after:) cannot retry fewer than 0 times.": {
      _ = one.retry(-1, on: clock, after: { _ in .zero })
    },
    "maxConcurrent cannot be negative; 0 means no limit.": {
      _ = Signal.values(one).flatten(maxConcurrent: -1)
    },
    "share(replay:) cannot replay fewer than 0 values.": { _ = one.share(replay: -1) },
    "A replay subject cannot record fewer than 0 values.": { _ = ReplaySubject<Int>(capacity: -1) },
    "and() needs at least one value.": { Signal.return([Bool]()).and().subscribe() },
    "or() needs at least one value.": { Signal.return([Bool]()).or().subscribe() },
    "An interval cannot be negative.": { _ = one.throttle(past, on: clock) },
    "An interval cannot be negative.": { _ = one.throttleFirst(past, on: clock) },
    "An interval cannot be negative.": { _ = one.delay(past, on: clock) },
    "An interval cannot be negative.": { _ = one.timeout(past, on: clock) },
    "An interval cannot be negative.": { _ = one.buffer(past, on: clock) },
    "An interval cannot be negative.": { _ = Signal.timer(past, on: clock) },
    "An interval must be longer than zero.": { _ = one.throttleLatest(.zero, on: clock) },
    "An interval must be longer than zero.": { _ = Signal.interval(.zero, on: clock) },
    "An interval must be longer than zero.": { clock.schedule(after: .zero, every: .zero) {} },
    "An interval must be longer than zero.": {
      Scheduler.main.schedule(after: .zero, every: .zero) {}
    },
    "A leeway cannot be negative.": { _ = Signal.interval(.seconds(1), on: clock, leeway: past) },
    "A leeway cannot be negative.": {
      clock.schedule(after: .zero, every: .seconds(1), leeway: past) {}
    },
    "A leeway cannot be negative.": {
      Scheduler.main.schedule(after: .zero, every: .seconds(1), leeway: past) {}
    },
    "advance(by:) cannot move the clock backward.": { clock.advance(by: past) },
    "A compound disposable cannot contain itself.": {
      let compound = CompoundDisposable()
      compound.add(compound)
    },
    "step(_:) cannot run fewer than 0 pieces of work.": { clock.step(-1) },
    "A list cannot take fewer than 0 elements.": { _ = [1].lazyList.take(-1) },
    "A list cannot skip fewer than 0 elements.": { _ = [1].lazyList.skip(-1) },
  ]

  // DISP-COMPOUND-4, SCH-QUEUE-5
  func test_each_invalid_argument_is_refused_with_the_reason() throws { try assertAllTrap(refused) }

  // ORD-THREAD-2, SIG-INTERVAL-4, SIG-TIMEOUT-7, SCH-IMM-3
  func test_the_immediate_scheduler_is_refused() throws {
    try assertAllTrap([
      "The immediate scheduler cannot repeat work. Use another scheduler.": {
        Scheduler.immediate.schedule(after: .zero, every: .seconds(1)) {}
      },
      "Intervals cannot use the immediate scheduler.": {
        _ = Signal.interval(.seconds(1), on: .immediate)
      },
      "Timeouts cannot use the immediate scheduler.": {
        _ = one.timeout(.seconds(1), on: .immediate)
      },
      "Buffers cannot use the immediate scheduler.": {
        _ = one.buffer(.seconds(1), on: .immediate)
      },
      "throttleLatest cannot use the immediate scheduler.": {
        _ = one.throttleLatest(.seconds(1), on: .immediate)
      },
      "Signal.observing cannot use the immediate scheduler.": {
        _ = Signal.observing(on: .immediate) { 1 }
      },
    ])
  }

  private func assertAllTrap(
    _ calls: KeyValuePairs<String, () -> Void>, test: String = #function
  ) throws {
    // `assertTraps` identifies a call by its line number, so each call needs a different one.
    for (number, (message, call)) in calls.enumerated() {
      try assertTraps(message, test: test, line: UInt(number), call)
    }
  }
}
