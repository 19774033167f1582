import ReactiveCore
import XCTest

/// Tests of values whose `deinit` sends a value to the operator that is releasing them.
final class ReturningValuesTests: XCTestCase {
  func test_the_deinit_of_a_replaced_value_may_send_to_the_operator() {
    let operators: [(String, (Signal<Returning>) -> Signal<Void>)] = [
      ("combineLatest of three", { Signal.combineLatest($0, $0, $0).mapReplace(()) }),
      ("zip of three", { Signal.zip($0, $0, $0).mapReplace(()) }),
      ("sample", { $0.sample($0).mapReplace(()) }),
      ("aggregate", { $0.aggregate(Returning(nil)) { $1 }.mapReplace(()) }),
      ("throttle", { $0.throttle(.seconds(1), on: TestScheduler()).mapReplace(()) }),
      ("takeLast", { $0.takeLast(1).mapReplace(()) }),
      ("replayLast", { $0.replayLast().mapReplace(()) }),
    ]
    for (name, join) in operators {
      let subject = Subject<Returning>()
      var returns = 0
      let subscription = join(subject).subscribe()
      for _ in 0..<3 {
        subject.sendNext(
          Returning {
            returns += 1
            subject.sendNext(Returning(nil))
          })
      }
      subject.sendNext(Returning(nil))
      XCTAssertGreaterThan(returns, 0, name)
      subscription.dispose()
    }
  }

  func test_a_value_that_a_deinit_sends_follows_the_replacing_value() {
    let operators: [(String, (Signal<Returning>) -> Signal<Int>)] = [
      ("distinctUntilChanged", { $0.distinctUntilChanged().map(\.number) }),
      ("distinctUntilChanged(by:)", { $0.distinctUntilChanged(by: ===).map(\.number) }),
      ("scan", { $0.scan(Returning(nil)) { $1 }.map(\.number) }),
      ("combinePrevious", { $0.combinePrevious(Returning(nil)) { $1 }.map(\.number) }),
      ("combineLatest, left", { $0.combineLatest(with: Signal.return(1)).map { $0.0.number } }),
      ("combineLatest, right", { Signal.return(1).combineLatest(with: $0).map { $0.1.number } }),
      ("combineLatest of a list", { Signal.combineLatest([$0]).map { $0[0].number } }),
      (
        "combineLatest of three",
        { .combineLatest($0, .return(1), .return(2)) { a, _, _ in a.number } }
      ),
      ("a behavior subject", { $0.multicasting(BehaviorSubject(Returning(nil))) }),
      ("a replay subject", { $0.multicasting(ReplaySubject(capacity: 1)) }),
    ]
    for (name, change) in operators {
      let subject = Subject<Returning>()
      var numbers: [Int] = []
      let subscription = change(subject).subscribeNext { numbers.append($0) }
      subject.sendNext(Returning(number: 1) { subject.sendNext(Returning(number: 3, nil)) })
      subject.sendNext(Returning(number: 2, nil))
      subject.sendNext(Returning(number: 4, nil))
      XCTAssertEqual(numbers.suffix(4), [1, 2, 3, 4], name)
      subscription.dispose()
    }
  }

  func test_a_value_that_a_deinit_sends_can_complete_a_row() {
    let (left, right) = (Subject<Returning>(), Subject<Returning>())
    var rows: [[Int]] = []
    Signal.combineLatest([left, right]).subscribeNext { rows.append($0.map(\.number)) }
    left.sendNext(Returning(number: 1) { right.sendNext(Returning(number: 3, nil)) })
    left.sendNext(Returning(number: 2, nil))
    XCTAssertEqual(rows, [[2, 3]])
  }

  func test_throttle_keeps_the_value_that_a_deinit_sends() {
    let (subject, scheduler) = (Subject<Returning>(), TestScheduler())
    var numbers: [Int] = []
    subject.throttle(.seconds(1), on: scheduler).subscribeNext { numbers.append($0.number) }
    subject.sendNext(Returning(number: 1) { subject.sendNext(Returning(number: 3, nil)) })
    subject.sendNext(Returning(number: 2, nil))
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

extension Returning: Equatable {
  static func == (left: Returning, right: Returning) -> Bool { left === right }
}

extension Signal<Returning> {
  fileprivate func multicasting(_ subject: Subject<Returning>) -> Signal<Int> {
    let connection = multicast(subject)
    connection.connect()
    return connection.signal.map(\.number)
  }
}
