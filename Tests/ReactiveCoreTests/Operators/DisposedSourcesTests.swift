import ReactiveCore
import XCTest

/// What holds for every operator: it subscribes nothing by itself, and disposes what it has subscribed.
final class DisposedSourcesTests: XCTestCase {
  private let scheduler = TestScheduler()

  private func operators(of source: Signal<Int>) -> [(name: String, result: Signal<Int>)] {
    let never = Signal<Int>.never()
    let second = Duration.seconds(1)
    return [
      ("map", source.map { $0 }),
      ("filter", source.filter { _ in true }),
      ("compactMap", source.compactMap { $0 }),
      ("take", source.take(2)),
      ("takeLast", source.takeLast(2)),
      ("take(while:)", source.take(while: { _ in true })),
      ("take(until:)", source.take(until: { _ in false })),
      ("take(untilReplacement:)", source.take(untilReplacement: never)),
      ("take(until: a signal)", source.take(until: Signal<Void>.never())),
      ("skip", source.skip(1)),
      ("skip(while:)", source.skip(while: { _ in false })),
      ("skip(until:)", source.skip(until: { _ in true })),
      ("scan", source.scan(0) { $0 + $1 }),
      ("aggregate", source.aggregate(0) { $0 + $1 }),
      ("distinctUntilChanged", source.distinctUntilChanged()),
      ("startWith", source.startWith(0)),
      ("concat", source.concat(never)),
      ("then", source.then { never }),
      ("merge", source.merge(never)),
      ("flattenMap", source.flattenMap { .return($0) }),
      ("switchToLatest", source.map { .return($0) }.switchToLatest()),
      ("combineLatest", source.combineLatest(with: never).map { $0.0 }),
      ("zip", source.zip(with: never).map { $0.0 }),
      ("sample", source.sample(never)),
      ("catch", source.catch { _ in never }),
      ("retry", source.retry(2)),
      ("repeat", source.repeat()),
      ("doNext", source.doNext { _ in }),
      ("finally", source.finally {}),
      ("initially", source.initially {}),
      ("delay", source.delay(second, on: scheduler)),
      ("throttle", source.throttle(second, on: scheduler)),
      ("timeout", source.timeout(second, on: scheduler)),
      ("deliver(on:)", source.deliver(on: scheduler)),
      ("collect", source.collect().map(\.count)),
      ("materialize", source.materialize().map { _ in 0 }),
      ("ignoreValues", source.ignoreValues()),
      ("combinePrevious", source.combinePrevious(0) { $0 + $1 }),
      ("concatMap", source.concatMap { .return($0) }),
      ("debounce", source.debounce(second, on: scheduler)),
      ("exhaustMap", source.exhaustMap { .return($0) }),
      ("element(at:)", source.element(at: 2)),
      ("take(while:inclusive:)", source.take(while: { _ in true }, inclusive: true)),
      ("mapError", source.mapError { $0 }),
      ("replaceError", source.replaceError(with: 0)),
      ("mapReplace", source.mapReplace(0)),
      ("throttleFirst", source.throttleFirst(second, on: scheduler)),
      ("throttleLatest", source.throttleLatest(second, on: scheduler)),
      ("tryMap", source.tryMap { $0 }),
      ("doError", source.doError { _ in }),
      ("doCompleted", source.doCompleted {}),
      ("doDisposed", source.doDisposed {}),
      ("race", source.race(never)),
      ("groupBy", source.groupBy { $0 }.map { _ in 0 }),
      ("buffer", source.buffer(second, on: scheduler).map { _ in 0 }),
      ("withLatestFrom", source.withLatestFrom(never).map { $0.0 }),
    ]
  }

  private func furtherOperators(of source: Signal<Int>) -> [(name: String, result: Signal<Int>)] {
    let never = Signal<Int>.never()
    return [
      ("deliverOnMainThread", source.deliverOnMainThread()),
      ("subscribe(on:)", source.subscribe(on: .immediate)),
      ("window", source.window(never).map { _ in 0 }),
      ("buffer(count:)", source.buffer(count: 2).map(\.count)),
      ("retry(when:)", source.retry(when: { $0 })),
      ("any", source.any().map { _ in 0 }),
      ("all", source.all { _ in true }.map { _ in 0 }),
      ("try", source.try { _ in }),
      ("distinctUntilChanged(by:)", source.distinctUntilChanged(by: ==)),
      ("dematerialize", source.materialize().dematerialize()),
      ("flatten", source.map { .return($0) }.flatten()),
      ("flatten(maxConcurrent:)", source.map { .return($0) }.flatten(maxConcurrent: 2)),
      ("merge of a list", .merge([source, never])),
      ("combineLatest of a list", Signal.combineLatest([source, never]).map(\.count)),
      ("zip of a list", Signal.zip([source, never]).map(\.count)),
      ("concat of a list", .concat([source, never])),
      ("race of a list", .race([source, never])),
      ("defer", .defer { source }),
      ("using", .using({}, release: {}, { source })),
      ("if", .if(source.map { _ in true }, then: never, else: never)),
      ("switch", .switch(source, cases: [1: never])),
      ("share", source.share()),
      ("autoconnect", source.publish().autoconnect()),
      ("logAll", source.logAll { _ in }),
    ]
  }

  func test_GEN_COLD_3_every_operator_subscribes_its_source_with_it_and_disposes_it() {
    let source = Source<Int>()
    let results = operators(of: source.signal) + furtherOperators(of: source.signal)
    XCTAssertEqual(source.subscriptions, 0)
    for (name, result) in results {
      let (subscribed, disposed) = (source.subscriptions, source.disposals)
      let subscription = result.subscribe()
      XCTAssertEqual(source.subscriptions, subscribed + 1, name)
      subscription.dispose()
      XCTAssertEqual(source.disposals, disposed + 1, name)
    }
  }

  func test_SIG_DELAY_4_SIG_INTERVAL_2_SIG_THROTTLE_10_SIG_TIMEOUT_5_disposal_stops_a_timer() {
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

  func test_every_operator_passes_the_end_of_its_source_on_unless_that_is_its_purpose() {
    let silent: [String: Set] = [
      "completed": [
        "concat", "concat of a list", "then", "merge", "merge of a list", "combineLatest",
        "combineLatest of a list", "take(untilReplacement:)", "repeat",
      ],
      "error lost": [
        "catch", "retry", "retry(when:)", "replaceError", "materialize", "any", "all",
      ],
    ]
    let source = Source<Int>()
    for (end, silent) in silent {
      for (name, result) in operators(of: source.signal) + furtherOperators(of: source.signal) {
        let log = Log()
        let subscription = log.record(result)
        if end == "completed" { source.sendCompleted() } else { source.sendError(Failure("lost")) }
        scheduler.run()
        XCTAssertEqual(log.lines.last == end, !silent.contains(name), "\(name), \(end)")
        subscription.dispose()
      }
    }
  }
}
