import ReactiveCore
import XCTest

/// Tests of the order in which inputs are subscribed, and of the order of disposal and ends.
final class OrderTablesTests: XCTestCase {
  let log = Log()
  private lazy var a = Source<Int>("a", log: log)
  private lazy var b = Source<Int>("b", log: log)
  private lazy var idle = IdleScheduler(log: log)
  private let failed = Signal<Int>.error(Failure("x"))

  /// Subscribes to `signal`, runs `events`, and returns the lines that both log.
  private func lines<Value>(_ signal: Signal<Value>, then events: () -> Void = {}) -> [String] {
    let disposable = log.record(signal)
    events()
    defer {
      disposable.dispose()
      _ = log.takeLines()
    }
    return log.takeLines()
  }

  // STR-ZIPWITH-8
  func test_left_is_subscribed_first_and_right_only_if_left_has_not_failed() {
    let order = ["subscribe a", "subscribe b"]
    XCTAssertEqual(lines(a.signal.zip(with: b.signal)), order)
    XCTAssertEqual(lines(a.signal.combineLatest(with: b.signal)), order)
    XCTAssertEqual(lines(failed.zip(with: b.signal)), ["error x"])
    XCTAssertEqual(lines(failed.combineLatest(with: b.signal)), ["error x"])
  }

  // ORD-SUBSCRIBE-2, SIG-MERGE-3
  func test_lists_are_subscribed_in_their_order() {
    let list = [b.signal, a.signal]
    let order = ["subscribe b", "subscribe a"]
    XCTAssertEqual(lines(Signal.zip(list)), order)
    XCTAssertEqual(lines(Signal.combineLatest(list)), order)
    XCTAssertEqual(lines(Signal.merge(list)), order)
    XCTAssertEqual(
      lines(Signal.combineLatest(b.signal, a.signal, b.signal)), order + ["subscribe b"])
  }

  func test_sample_subscribes_the_source_and_then_the_sampler_unless_the_source_has_failed() {
    XCTAssertEqual(lines(a.signal.sample(b.signal)), ["subscribe a", "subscribe b"])
    XCTAssertEqual(lines(failed.sample(b.signal)), ["error x"])
  }

  // ORD-SUBSCRIBE-7
  func test_switchToLatest_gets_values_that_the_outer_signal_sends_at_once() {
    let outer = Signal.values(Signal.values(1, 2), a.signal)
    XCTAssertEqual(lines(outer.switchToLatest()), ["1", "2", "subscribe a"])
  }

  // ORD-SUBSCRIBE-9, SIG-START-4, SIG-START-8
  func test_subscribers_are_added_before_the_source_starts_except_for_replayLazily() {
    let numbers = Signal.values(1, 2).doNext { self.log.add("make \($0)") }
    let live = ["make 1", "1", "make 2", "2", "completed"]
    XCTAssertEqual(lines(numbers.publish().autoconnect()), live)
    let work = Signal<Int>.startLazily(on: .immediate) { numbers.subscribe($0) }
    XCTAssertEqual(lines(work), live)
    XCTAssertEqual(lines(numbers.replayLazily()), ["make 1", "make 2", "1", "2", "completed"])
  }

  // ORD-SUBSCRIBE-10, SUBJ-BEHAVIOR-2
  func test_a_value_sent_inside_a_replayed_value_waits_and_inside_a_current_value_nests() {
    let (replay, current) = (ReplaySubject<Int>(), BehaviorSubject(1))
    replay.sendNext(1)
    for subject in [replay, current] {
      subject.subscribeNext { number in
        self.log.add("begin \(number)")
        if number == 1 { subject.sendNext(2) }
        self.log.add("end \(number)")
      }
    }
    let replayed = ["begin 1", "end 1", "begin 2", "end 2"]
    XCTAssertEqual(log.lines, replayed + ["begin 1", "begin 2", "end 2", "end 1"])
  }

  // ORD-TEARDOWN-1, SIG-SWITCH-7
  func test_joining_operators_dispose_their_resources_before_they_send_an_end() {
    let torn = ["subscribe a", "dispose a"]
    let failingInner = Signal.values(a.signal, failed)
    XCTAssertEqual(lines(failingInner.flatten()), torn + ["error x"])
    XCTAssertEqual(lines(Signal.merge([a.signal, failed])), torn + ["error x"])
    XCTAssertEqual(lines(Signal<Int>.empty().take(until: a.signal)), torn + ["completed"])
    XCTAssertEqual(lines(a.signal.sample(failed)), torn + ["error x"])
    XCTAssertEqual(lines(a.signal.sample(Signal<Int>.empty())), torn + ["completed"])
    XCTAssertEqual(
      lines(Signal.return(a.signal).concat(.error(Failure("x"))).switchToLatest()),
      torn + ["error x"])
    XCTAssertEqual(lines(failed.window(a.signal).ignoreValues()), torn + ["error x"])
    XCTAssertEqual(lines(failed.withLatestFrom(a.signal)), torn + ["error x"])
    XCTAssertEqual(lines(Signal<Int>.empty().withLatestFrom(a.signal)), torn + ["completed"])
    XCTAssertEqual(lines(a.signal.race(.empty())), torn + ["completed"])
    let timed = ["start timer 1.0 seconds", "cancel timer"]
    let values = Signal.return(1).concat(failed)
    XCTAssertEqual(
      lines(values.throttleLatest(.seconds(1), on: idle)),
      ["start timer 1.0 seconds, every 1.0 seconds, leeway 0.0 seconds", "1", "cancel timer"]
        + ["error x"])
    XCTAssertEqual(lines(values.throttle(.seconds(1), on: idle)), timed + ["error x"])
    XCTAssertEqual(lines(failed.timeout(.seconds(1), on: idle)), timed + ["error x"])
    XCTAssertEqual(lines(Signal<Int>.empty().timeout(.seconds(1), on: idle)), timed + ["completed"])
  }

  // ORD-TEARDOWN-2
  func test_a_synchronous_completion_is_sent_before_the_source_is_disposed() {
    let source = Signal<Int> { subscriber in
      subscriber.sendCompleted()
      return self.log.disposable("dispose")
    }
    let order = ["completed", "dispose"]
    XCTAssertEqual(lines(source.bind { { value, _ in .return(value) } }), order)
    XCTAssertEqual(lines(source.flattenMap { .return($0) }), order)
    XCTAssertEqual(lines(source.map { $0 }), order)
    XCTAssertEqual(lines(source.doCompleted {}), order)
  }

  func test_joins_and_timers_are_disposed_before_an_end_is_sent() {
    let torn = ["subscribe a", "dispose a"]
    XCTAssertEqual(lines(a.signal.zip(with: failed)), torn + ["error x"])
    XCTAssertEqual(lines(a.signal.combineLatest(with: failed)), torn + ["error x"])
    XCTAssertEqual(lines(a.signal.zip(with: Signal<Int>.empty())), torn + ["completed"])
    XCTAssertEqual(
      lines(Signal.values(a.signal, failed).flatten(maxConcurrent: 2)),
      torn + ["error x"])
    let order = ["start timer 1.0 seconds", "cancel timer", "error x"]
    let values = Signal.return(1).concat(failed)
    XCTAssertEqual(lines(values.delay(.seconds(1), on: idle)), order)
    XCTAssertEqual(lines(values.buffer(.seconds(1), on: idle)), order)
  }

  // ORD-TEARDOWN-4, SUB-BLOCK-5
  func test_a_later_end_is_sent_after_the_source_is_disposed() {
    let operators: [NamedStage] = [
      ("none", { $0 }), ("filter", { $0.filter { _ in true } }), ("take", { $0.take(9) }),
      ("catchTo", { $0.catchTo(.empty()) }), ("retry", { $0.retry(1) }),
      ("doCompleted", { $0.doCompleted {} }), ("finally", { $0.finally {} }),
      ("takeLast", { $0.takeLast(1) }), ("scan", { $0.scan(0, +) }),
      ("aggregate", { $0.aggregate(0, +).filter { _ in false } }),
      ("groupBy", { $0.groupBy { $0 }.flattenMap { $0 } }),
      ("dematerialize", { $0.materialize().dematerialize() }),
    ]
    for (name, apply) in passing + operators {
      XCTAssertEqual(
        lines(apply(a.signal), then: a.sendCompleted),
        ["subscribe a", "dispose a", "completed"], name)
    }
    XCTAssertEqual(
      lines(a.signal) { self.a.sendError(Failure("x")) }, ["subscribe a", "dispose a", "error x"])
  }
}
