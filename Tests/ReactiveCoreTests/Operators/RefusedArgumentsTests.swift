import ReactiveCore
import XCTest

/// Arguments that mean nothing end the process at the call, with a line that says why.
final class RefusedArgumentsTests: XCTestCase {
  private let refused: [(message: String, call: () -> Void)] = [
    (
      "buffer(count:) cannot collect fewer than 1 value.",
      { _ = Signal.values(1).buffer(count: 0) }
    ),
    ("element(at:) counts from 0.", { _ = Signal.values(1).element(at: -1) }),
    ("and() needs at least one value.", { Signal.return([Bool]()).and().subscribe() }),
    ("or() needs at least one value.", { Signal.return([Bool]()).or().subscribe() }),
    ("take(_:) cannot take fewer than 0 values.", { _ = Signal.values(1).take(-1) }),
    ("takeLast(_:) cannot take fewer than 0 values.", { _ = Signal.values(1).takeLast(-1) }),
    ("skip(_:) cannot skip fewer than 0 values.", { _ = Signal.values(1).skip(-1) }),
    ("retry(_:) cannot try fewer than 0 times again.", { _ = Signal.values(1).retry(-1) }),
    (
      "retry(_:on:after:) cannot try fewer than 0 times again.",
      { _ = Signal.values(1).retry(-1, on: TestScheduler(), after: { _ in .zero }) }
    ),
    (
      "maxConcurrent cannot be negative; 0 means no limit.",
      { _ = Signal.values(Signal.values(1)).flatten(maxConcurrent: -1) }
    ),
    (
      "share(replay:) cannot replay fewer than 0 values.",
      { _ = Signal.values(1).share(replay: -1) }
    ),
    (
      "A replay subject cannot record fewer than 0 values.",
      { _ = ReplaySubject<Int>(capacity: -1) }
    ),
    (
      "An interval cannot be negative.", { _ = Signal.timer(.seconds(-1), on: TestScheduler()) }
    ),
    (
      "An interval cannot be negative.",
      { _ = Signal.values(1).throttle(.seconds(-1), on: TestScheduler()) }
    ),
    (
      "An interval cannot be negative.",
      { _ = Signal.values(1).delay(.seconds(-1), on: TestScheduler()) }
    ),
    (
      "An interval cannot be negative.",
      { _ = Signal.values(1).throttleFirst(.seconds(-1), on: TestScheduler()) }
    ),
    (
      "An interval cannot be negative.",
      { _ = Signal.values(1).timeout(.seconds(-1), on: TestScheduler()) }
    ),
    (
      "An interval cannot be negative.",
      { _ = Signal.values(1).buffer(.seconds(-1), on: TestScheduler()) }
    ),
    (
      "An interval has to be longer than zero.",
      { _ = Signal.values(1).throttleLatest(.zero, on: TestScheduler()) }
    ),
    (
      "An interval has to be longer than zero.",
      { _ = TestScheduler().schedule(after: .zero, every: .zero) {} }
    ),
    (
      "A leeway cannot be negative.",
      { _ = TestScheduler().schedule(after: .zero, every: .seconds(1), leeway: .seconds(-1)) {} }
    ),
    ("A list cannot take fewer than 0 elements.", { _ = [1].lazyList.take(-1) }),
    ("A list cannot skip fewer than 0 elements.", { _ = [1].lazyList.skip(-1) }),
  ]

  func test_each_is_refused_with_the_reason() throws {
    for (number, refusal) in refused.enumerated() {
      try assertTraps(refusal.message, line: #line + UInt(number), refusal.call)
    }
  }

  func test_ORD_THREAD_2_SIG_INTERVAL_4_SIG_TIMEOUT_7_the_immediate_scheduler_is_refused() throws {
    let (one, second) = (Signal.values(1), Duration.seconds(1))
    let calls: KeyValuePairs<String, () -> Void> = [
      "interval": { _ = Signal.interval(second, on: .immediate) },
      "timeout": { _ = one.timeout(second, on: .immediate) },
      "buffer": { _ = one.buffer(second, on: .immediate) },
      "throttleLatest": { _ = one.throttleLatest(second, on: .immediate) },
    ]
    for (number, (name, call)) in calls.enumerated() {
      let message = "\(name) cannot use the immediate scheduler."
      try assertTraps(message, line: #line + UInt(number), call)
    }
  }
}
