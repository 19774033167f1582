import ReactiveCore
import XCTest

/// Tests of rules that apply to every operator in the leak tests' table.
final class EveryOperatorTests: XCTestCase {
  private let (source, bench) = (Source<Item>(), Bench())

  /// For each operator that disposal can stop, the result of applying the operator to `source`.
  private var results: [(name: String, result: Signal<Void>)] {
    var operators = [TestedOperator].all.filter {
      $0.release != .whenSourceEnds && $0.name != "take(0)"
    }
    operators.add("deliverOnMainThread") { source, _, _ in source.deliverOnMainThread() }
    return operators.map {
      ($0.name, $0.apply(source.signal, bench, CountedObject(in: bench.chain)))
    }
  }

  // GEN-COLD-3
  func test_every_operator_waits_to_be_subscribed_and_disposes_its_source() {
    let results = results
    XCTAssertEqual(source.subscriptions, 0)
    for (name, result) in results {
      let before = source.subscriptions
      let subscription = result.subscribe()
      bench.scheduler.advance(by: .zero)  // `subscribe(on:)` subscribes when the scheduler runs.
      XCTAssertGreaterThan(source.subscriptions, before, name)
      subscription.dispose()
      XCTAssertEqual(source.disposals, source.subscriptions, name)
    }
  }

  func test_every_operator_forwards_the_end_of_its_source_unless_it_replaces_it() {
    let silent: [String: Set] = [
      "completed": [
        "concat", "concat(list)", "then", "merge", "merge(list)", "combineLatest",
        "combineLatest(list)", "combineLatest(reduce:)", "take(untilReplacement:)",
        "take(untilReplacement: unreplaced)", "repeat",
      ],
      "error lost": [
        "catch", "catchTo", "retry", "retry(count)", "retry(when:)", "retry(on:after:)",
        "replaceError", "materialize", "any", "any(predicate)", "all", "timer", "interval",
      ],
    ]
    for (end, silent) in silent {
      for (name, result) in results {
        let log = Log()
        let subscription = log.record(result)
        bench.scheduler.advance(by: .zero)
        if end == "completed" { source.sendCompleted() } else { source.sendError(Failure("lost")) }
        bench.wait()
        XCTAssertEqual(log.lines.last == end, !silent.contains(name), "\(name), \(end)")
        subscription.dispose()
      }
    }
  }

  // SIG-DELAY-4, SIG-INTERVAL-2, SIG-THROTTLE-10, SIG-TIMEOUT-5
  func test_disposal_cancels_the_timer() {
    let (log, second, values) = (Log(), Duration.seconds(1), Subject<Int>())
    let idle = IdleScheduler(log: log)
    let (once, every) = ("start timer 1.0 seconds", ", every 1.0 seconds, leeway 0.0 seconds")
    let failing = values.flattenMap { _ in Signal<Int>.error(Failure("lost")) }
    let rows: [(name: String, signal: Signal<Void>, timer: String)] = [
      ("delay", values.delay(second, on: idle).mapReplace(()), once),
      ("throttle", values.throttle(second, on: idle).mapReplace(()), once),
      ("throttleLatest", values.throttleLatest(second, on: idle).mapReplace(()), once + every),
      ("buffer", values.buffer(second, on: idle).mapReplace(()), once),
      ("timeout", values.timeout(second, on: idle).mapReplace(()), once),
      ("retry", failing.retry(1, on: idle) { _ in second }.mapReplace(()), once),
      ("timer", Signal.timer(second, on: idle).mapReplace(()), once),
      ("interval", Signal.interval(second, on: idle).mapReplace(()), once + every),
    ]
    for row in rows {
      for _ in 1...2 {
        let subscription = row.signal.subscribe()
        values.sendNext(1)
        subscription.dispose()
        XCTAssertEqual(log.takeLines(), [row.timer, "cancel timer"], row.name)
      }
    }
  }
}
