import ReactiveCore
import XCTest

/// Tests of the name that each operator gives to its signal.
final class NameFormatTests: XCTestCase {
  private let s = Subject<Int>().setName("s")
  private let t = Subject<Int>().setName("t")
  private let scheduler = TestScheduler()

  private func assertNames(
    _ names: KeyValuePairs<String, String>, file: StaticString = #filePath, line: UInt = #line
  ) {
    for (name, expected) in names { XCTAssertEqual(name, expected, file: file, line: line) }
  }

  // DBG-NAMEFMT-1
  func test_the_name_of_an_operator_with_a_closure_ends_with_a_colon() {
    let same = { (value: Int) in value }
    let yes = { (_: Int) in true }
    assertNames([
      s.bind { { .return($0 + ($1 ? 1 : 0)) } }.name: "[s] -bind:",
      s.flattenMap { .return($0) }.name: "[s] -flattenMap:",
      s.map(same).name: "[s] -map:",
      s.filter(yes).name: "[s] -filter:",
      s.take(until: yes).name: "[s] -takeUntilBlock:",
      s.take(while: yes).name: "[s] -takeWhileBlock:",
      s.skip(until: yes).name: "[s] -skipUntilBlock:",
      s.skip(while: yes).name: "[s] -skipWhileBlock:",
      s.doNext { _ in }.name: "[s] -doNext:",
      s.doError { _ in }.name: "[s] -doError:",
      s.doCompleted {}.name: "[s] -doCompleted:",
      s.catch { _ in .empty() }.name: "[s] -catch:",
      s.try { _ in }.name: "[s] -try:",
      s.tryMap(same).name: "[s] -tryMap:",
      s.initially {}.name: "[s] -initially:",
      s.finally {}.name: "[s] -finally:",
      s.then { Signal<Int>.empty() }.name: "[s] -then:",
      s.any(yes).name: "[s] -any:",
      s.all(yes).name: "[s] -all:",
      s.groupBy(same).name: "[s] -groupBy:",
      s.groupBy(same, transform: same).name: "[s] -groupBy:transform:",
    ])
  }

  // DBG-NAMEFMT-2, DBG-NAMEFMT-3
  func test_a_name_shows_a_number_argument_or_no_argument() {
    let signals = Subject<Signal<Int>>().setName("s")
    let events = Subject<Event<Int>>().setName("s")
    let switches = Subject<Bool>().setName("s")
    let lists = Subject<[Bool]>().setName("s")
    assertNames([
      signals.flatten().name: "[s] -flatten",
      signals.concat().name: "[s] -concat",
      signals.switchToLatest().name: "[s] -switchToLatest",
      s.distinctUntilChanged().name: "[s] -distinctUntilChanged",
      s.repeat().name: "[s] -repeat",
      s.retry().name: "[s] -retry",
      s.collect().name: "[s] -collect",
      s.ignoreValues().name: "[s] -ignoreValues",
      s.materialize().name: "[s] -materialize",
      events.dematerialize().name: "[s] -dematerialize",
      switches.not().name: "[s] -not",
      lists.and().name: "[s] -and",
      lists.or().name: "[s] -or",
      s.any().name: "[s] -any",
      s.deliverOnMainThread().name: "[s] -deliverOnMainThread",
      s.replayLazily().name: "[s] -replayLazily",
      s.logAll().name: "s",
      s.multicast(Subject<Int>()).autoconnect().name: "[[s] -multicast: ] -autoconnect",
      s.skip(2).name: "[s] -skip: 2",
      s.take(2).name: "[s] -take: 2",
      s.take(0).name: "[s] -take: 0",
      s.takeLast(2).name: "[s] -takeLast: 2",
      s.retry(2).name: "[s] -retry: 2",
      signals.flatten(maxConcurrent: 2).name: "[s] -flatten: 2",
    ])
  }

  // DBG-NAMEFMT-4
  func test_a_name_shows_a_duration_with_six_decimals() {
    assertNames([
      s.throttle(.seconds(1), on: scheduler).name: "[s] -throttle: 1.000000",
      s.throttle(.milliseconds(10), on: scheduler, passing: { $0 > 0 }).name:
        "[s] -throttle: 0.010000 valuesPassingTest:",
      s.delay(.milliseconds(1500), on: scheduler).name: "[s] -delay: 1.500000",
      s.delay(Duration(attoseconds: .max), on: scheduler).name:
        "[s] -delay: 9223372036854775807.000000",
      s.timeout(.seconds(2), on: scheduler).name:
        "[s] -timeout: 2.000000 onScheduler: <TestScheduler> test",
      s.buffer(.seconds(2), on: scheduler).name:
        "[s] -bufferWithTime: 2.000000 onScheduler: <TestScheduler> test",
      Signal.interval(.microseconds(7), on: scheduler).name:
        "+interval: 0.000007 onScheduler: <TestScheduler> test withLeeway: 0.000000",
    ])
  }

  // DBG-NAMEFMT-5, DBG-NAME-5
  func test_a_name_shows_a_value_argument() {
    assertNames([
      s.mapReplace("x").name: "[s] -mapReplace: x",
      s.mapReplace((1, "A")).name: #"[s] -mapReplace: (1, "A")"#,
      s.ignore(3).name: "[s] -ignore: 3",
      s.startWith(3).name: "[s] -startWith: 3",
      s.scan(0) { $0 + $1 }.name: "[s] -scanWithStart: 0 reduce:",
      s.scanWithIndex(0) { $0 + $1 + $2 }.name: "[s] -scanWithStart: 0 reduceWithIndex:",
      s.combinePrevious(0) { $1 - $0 }.name: "[s] -combinePreviousWithStart: 0 reduce:",
      s.aggregate(0) { $0 + $1 }.name: "[s] -aggregateWithStart: 0 reduce:",
    ])
  }

  // DBG-NAMEFMT-6, DBG-NAMEFMT-7
  func test_a_name_shows_a_signal_or_scheduler_argument() {
    let mapped = t.map { $0 }
    assertNames([
      s.concat(mapped).name: "[s] -concat: [t] -map:",
      s.zip(with: mapped).name: "[s] -zipWith: [t] -map:",
      s.combineLatest(with: mapped).name: "[s] -combineLatestWith: [t] -map:",
      s.merge(mapped).name: "[s] -merge: [t] -map:",
      s.take(until: mapped).name: "[s] -takeUntil: [t] -map:",
      s.take(untilReplacement: t).name: "[s] -takeUntilReplacement: t",
      s.sample(mapped).name: "[s] -sample: [t] -map:",
      s.catchTo(mapped).name: "[s] -catchTo: [t] -map:",
      s.deliver(on: scheduler).name: "[s] -deliverOn: <TestScheduler> test",
      s.subscribe(on: scheduler).name: "[s] -subscribeOn: <TestScheduler> test",
      [1].lazyList.signal(on: scheduler).name: "-signalWithScheduler: <TestScheduler> test",
    ])
  }

  // DBG-NAMEFMT-8
  func test_a_static_method_has_a_name_that_shows_its_arguments() {
    assertNames([
      Signal<Int> { _ in nil }.name: "+createSignal:",
      Signal<Int>.never().name: "+never",
      Signal<Int>.empty().name: "+empty",
      Signal<Int>.error(Failure("lost")).name: "+error: lost",
      Signal.return(1).name: "+return:",
      Signal<Int>.defer { .empty() }.name: "+defer:",
      Signal.try { 1 }.name: "+try:",
      Signal<Int>.startEagerly(on: scheduler) { _ in }.name:
        "+startEagerlyWithScheduler: <TestScheduler> test block:",
      Signal<Int>.startLazily(on: scheduler) { _ in }.name:
        "+startLazilyWithScheduler: <TestScheduler> test block:",
    ])
    let isOpen = Subject<Bool>().setName("isOpen")
    assertNames([
      Signal.zip(s, t).name: "+zip: [s, t]",
      Signal.zip(s, t) { $0 + $1 }.name: "+zip: [s, t] reduce:",
      Signal.combineLatest(s, t).name: "+combineLatest: [s, t]",
      Signal.combineLatest(s, t) { $0 + $1 }.name: "+combineLatest: [s, t] reduce:",
      Signal.merge([s, t]).name: "+merge: [s, t]",
      Signal.concat([s, t]).name: "+concat: [s, t]",
      Signal.if(isOpen, then: s, else: t).name: "+if: isOpen then: s else: t",
      Signal.switch(isOpen, cases: [true: s, false: t]).name:
        "+switch: isOpen cases: [false: t, true: s] default: nil",
      Signal.switch(isOpen, cases: [true: s], default: t).name:
        "+switch: isOpen cases: [true: s] default: t",
    ])
  }

  // DBG-NAMEFMT-9
  func test_a_shared_signal_is_named_after_its_source_and_subject() {
    assertNames([
      s.multicast(Subject<Int>()).signal.name: "[s] -multicast: ",
      s.multicast(Subject<Int>().setName("chat")).signal.name: "chat",
      s.publish().signal.name: "[s] -multicast: [s] -publish",
      s.replay().name: "[s] -multicast: [s] -replay",
      s.replayLast().name: "[s] -multicast: [s] -replayLast",
    ])
  }
}
