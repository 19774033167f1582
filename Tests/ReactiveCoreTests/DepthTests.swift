import ReactiveCore
import XCTest

/// Tests that a debug build's stack has room for the chain lengths in `HowASubscriptionRuns`.
final class DepthTests: XCTestCase {
  private typealias Stage = @Sendable (Signal<Int>) -> Signal<Int>

  // ORD-STACK-2
  func test_long_chains_subscribe_send_complete_and_deallocate_within_the_stack() {
    let stages: [(name: String, count: Int, apply: Stage)] = [
      ("map", 12_000, { $0.map { $0 } }), ("concat", 16_000, { $0.concat(.empty()) }),
      ("merge", 4_000, { $0.merge(.empty()) }),
      ("flattenMap", 4_000, { $0.flattenMap { .return($0) } }),
      ("zip", 4_000, { $0.zip(with: .return(0)).map { $0.0 } }),
      ("combineLatest", 4_000, { $0.combineLatest(with: Signal.return(0)).map { $0.0 } }),
      ("share", 3_200, { $0.share() }),
      (
        "flattenMap that returns the next signal", 4_000,
        { next in Signal.return(0).flattenMap { _ in next } }
      ),
    ]
    for (size, share) in [(8 << 20, 1), (512 << 10, 16)] {
      for (name, count, apply) in stages {
        onStack(of: size) {
          let subject = Subject<Int>()
          var chain: Signal<Int> = subject
          for _ in 0..<count / share { chain = apply(chain) }
          let received = Log()
          received.record(chain)
          subject.sendNext(7)
          subject.sendCompleted()
          XCTAssertEqual(received.lines, ["7", "completed"], name)
        }
      }
    }
  }

  // SIG-REPEAT-4, SIG-RETRY-6, ORD-STACK-1
  func test_ten_thousand_synchronous_repetitions_fit_on_a_small_stack() {
    let count = 10_000
    let failing = { @Sendable () -> Signal<Int> in
      let tries = Counter()
      return Signal.defer {
        tries.increment() < count ? .error(Failure("lost")) : .concat([.return(1), .never()])
      }
      .startWith(0)
    }
    let rounds: [(name: String, signal: @Sendable () -> Signal<Int>)] = [
      ("repeat", { Signal.return(1).repeat().take(count) }),
      ("retry", { failing().retry().take(count) }),
      ("retry(when:)", { failing().retry { $0 }.take(count) }),
      ("concat of a list", { .concat((0..<count).map { .return($0) }) }),
      ("concat", { Signal.concat((0..<count).map { .return($0) }).map { .return($0) }.concat() }),
      ("concatMap", { Signal.concat((0..<count).map { .return($0) }).concatMap { .return($0) } }),
    ]
    for (name, signal) in rounds {
      onStack(of: 512 << 10) {
        let received = Counter()
        let ends = Counter()
        signal().subscribe(
          next: { _ in received.increment() }, completed: { ends.increment() })
        XCTAssertEqual(received.value, count, name)
        XCTAssertEqual(ends.value, 1, name)
      }
    }
  }

  func test_nested_list_operators_fit_on_the_stack() {
    let operators: [(name: String, count: Int, apply: @Sendable (LazyList<Int>) -> LazyList<Int>)] =
      [
        ("map", 1_600, { $0.map { $0 } }), ("filter", 1_600, { $0.filter { _ in true } }),
        ("flattenMap", 1_600, { $0.flattenMap { .return($0) } }),
        ("concat", 16_000, { $0.concat(.empty()) }), ("take", 1_600, { $0.take(2) }),
        ("zip", 1_600, { list in list.zip(with: list).map { $0.0 } }),
      ]
    for (size, share) in [(8 << 20, 1), (512 << 10, 16)] {
      for (name, count, apply) in operators {
        onStack(of: size) {
          var list = [1, 2].lazyList
          for _ in 0..<count / share { list = apply(list) }
          XCTAssertEqual(list.array, [1, 2], name)
        }
      }
    }
  }
}
