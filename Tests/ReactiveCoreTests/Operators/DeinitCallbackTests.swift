import ReactiveCore
import XCTest

/// Tests of values whose `deinit` sends a value to the operator that is releasing them.
final class DeinitCallbackTests: XCTestCase {
  func test_the_deinit_of_a_replaced_value_may_send_to_the_operator() {
    let operators: [(String, (Signal<DeinitCallback>) -> Signal<Void>)] = [
      ("combineLatest of three", { Signal.combineLatest($0, $0, $0).mapReplace(()) }),
      ("zip of three", { Signal.zip($0, $0, $0).mapReplace(()) }),
      ("sample", { $0.sample($0).mapReplace(()) }),
      ("aggregate", { $0.aggregate(DeinitCallback(nil)) { $1 }.mapReplace(()) }),
      ("throttle", { $0.throttle(.seconds(1), on: TestScheduler()).mapReplace(()) }),
      ("takeLast", { $0.takeLast(1).mapReplace(()) }),
      ("replayLast", { $0.replayLast().mapReplace(()) }),
    ]
    for (name, join) in operators {
      let subject = Subject<DeinitCallback>()
      var deinits = 0
      let subscription = join(subject).subscribe()
      for _ in 0..<3 {
        subject.sendNext(
          DeinitCallback {
            deinits += 1
            subject.sendNext(DeinitCallback(nil))
          })
      }
      subject.sendNext(DeinitCallback(nil))
      XCTAssertGreaterThan(deinits, 0, name)
      subscription.dispose()
    }
  }

  func test_a_value_that_a_deinit_sends_follows_the_replacing_value() {
    let operators: [(String, (Signal<DeinitCallback>) -> Signal<Int>)] = [
      ("distinctUntilChanged", { $0.distinctUntilChanged().map(\.number) }),
      ("distinctUntilChanged(by:)", { $0.distinctUntilChanged(by: ===).map(\.number) }),
      ("scan", { $0.scan(DeinitCallback(nil)) { $1 }.map(\.number) }),
      ("combinePrevious", { $0.combinePrevious(DeinitCallback(nil)) { $1 }.map(\.number) }),
      ("combineLatest, left", { $0.combineLatest(with: Signal.return(1)).map { $0.0.number } }),
      ("combineLatest, right", { Signal.return(1).combineLatest(with: $0).map { $0.1.number } }),
      ("combineLatest of a list", { Signal.combineLatest([$0]).map { $0[0].number } }),
      (
        "combineLatest of three",
        { .combineLatest($0, .return(1), .return(2)) { a, _, _ in a.number } }
      ),
      ("a behavior subject", { $0.multicasting(BehaviorSubject(DeinitCallback(nil))) }),
      ("a replay subject", { $0.multicasting(ReplaySubject(capacity: 1)) }),
    ]
    for (name, change) in operators {
      let subject = Subject<DeinitCallback>()
      var numbers: [Int] = []
      let subscription = change(subject).subscribeNext { numbers.append($0) }
      subject.sendNext(
        DeinitCallback(number: 1) { subject.sendNext(DeinitCallback(number: 3, nil)) })
      subject.sendNext(DeinitCallback(number: 2, nil))
      subject.sendNext(DeinitCallback(number: 4, nil))
      XCTAssertEqual(numbers.suffix(4), [1, 2, 3, 4], name)
      subscription.dispose()
    }
  }

  func test_a_value_that_a_deinit_sends_can_complete_a_row() {
    let (left, right) = (Subject<DeinitCallback>(), Subject<DeinitCallback>())
    var rows: [[Int]] = []
    Signal.combineLatest([left, right]).subscribeNext { rows.append($0.map(\.number)) }
    left.sendNext(DeinitCallback(number: 1) { right.sendNext(DeinitCallback(number: 3, nil)) })
    left.sendNext(DeinitCallback(number: 2, nil))
    XCTAssertEqual(rows, [[2, 3]])
  }

  func test_throttle_keeps_the_value_that_a_deinit_sends() {
    let (subject, scheduler) = (Subject<DeinitCallback>(), TestScheduler())
    var numbers: [Int] = []
    subject.throttle(.seconds(1), on: scheduler).subscribeNext { numbers.append($0.number) }
    subject.sendNext(DeinitCallback(number: 1) { subject.sendNext(DeinitCallback(number: 3, nil)) })
    subject.sendNext(DeinitCallback(number: 2, nil))
    scheduler.run()
    XCTAssertEqual(numbers, [3])
  }

  func test_zip_releases_a_row_after_sending_it() {
    let living = Counter()
    let (left, right, third) = (
      Subject<CountedObject>(), Subject<CountedObject>(), Subject<CountedObject>()
    )
    Signal.zip(left, right, third).subscribe()
    for input in [left, right, third] { input.sendNext(CountedObject(in: living)) }
    XCTAssertEqual(living.value, 0)
  }

  func test_a_canceled_delay_retains_nothing() {
    let living = Counter()
    let scheduler = TestScheduler()
    let subject = Subject<CountedObject>()
    let subscription = subject.delay(.seconds(9), on: scheduler).subscribe()
    subject.sendNext(CountedObject(in: living))
    XCTAssertEqual(living.value, 1)
    subscription.dispose()
    XCTAssertEqual(living.value, 0)
    XCTAssertFalse(scheduler.isIdle)
  }
}

extension DeinitCallback: Equatable {
  static func == (left: DeinitCallback, right: DeinitCallback) -> Bool { left === right }
}

extension Signal<DeinitCallback> {
  fileprivate func multicasting(_ subject: Subject<DeinitCallback>) -> Signal<Int> {
    let connection = multicast(subject)
    connection.connect()
    return connection.signal.map(\.number)
  }
}
