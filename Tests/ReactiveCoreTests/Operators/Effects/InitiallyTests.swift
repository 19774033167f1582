import ReactiveCore
import XCTest

final class InitiallyTests: XCTestCase {
  private let log = Log()
  private lazy var source = Source<Int>(log: log)
  private lazy var effect = { self.log.add("effect") }

  // SIG-INITIALLY-1, SIG-INITIALLY-2
  func test_closures_run_before_the_subscription_in_reverse_order() {
    let signal = source.signal
      .initially { self.log.add("first applied") }
      .initially { self.log.add("last applied") }
    XCTAssertEqual(log.lines, [])
    for _ in 1...2 {
      signal.subscribe()
      XCTAssertEqual(log.takeLines(), ["last applied", "first applied", "subscribe source"])
    }
  }

  // SIG-INITIALLY-3
  func test_finally_and_doDisposed_run_before_an_end_is_forwarded() {
    let forms: [(Signal<Int>) -> Signal<Int>] = [
      { $0.finally(self.effect) }, { $0.doDisposed(self.effect) },
    ]
    for apply in forms {
      log.record(apply(.values(1)))
      log.record(apply(.error(Failure("lost"))))
      XCTAssertEqual(log.takeLines(), ["1", "effect", "completed", "effect", "error lost"])
      for line in ["completed", "error x"] {
        log.record(apply(source.signal))
        if line == "completed" { source.sendCompleted() } else { source.sendError(Failure("x")) }
        XCTAssertEqual(log.takeLines(), ["subscribe source", "dispose source", "effect", line])
      }
    }
  }

  // SIG-INITIALLY-4
  func test_disposal_calls_doDisposed_but_not_finally() {
    let rows: [(lines: [String], apply: (Signal<Int>) -> Signal<Int>)] = [
      ([], { $0.finally(self.effect) }), (["effect"], { $0.doDisposed(self.effect) }),
    ]
    for row in rows {
      let subscription = row.apply(source.signal).subscribe()
      for _ in 1...2 { subscription.dispose() }
      XCTAssertEqual(log.takeLines(), ["subscribe source", "dispose source"] + row.lines)
    }
  }
}
