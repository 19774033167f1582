import ReactiveCore
import XCTest

/// Numbers that mean nothing end the process at the call, with a line that says why.
final class RefusedNumbersTests: XCTestCase {
  private let refused: [(message: String, call: () -> Void)] = [
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
}
