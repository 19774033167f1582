import ReactiveCore
import XCTest

/// Tests of synchronous sources, which should stop as soon as their subscription ends.
final class ForwardingTests: XCTestCase {
  private let made = Counter()

  /// A signal that synchronously sends 1,000 numbers, or fewer if its subscriber is disposed.
  private var burst: Signal<Int> {
    Signal { subscriber in
      var number = 0
      while !subscriber.isDisposed, number < 1_000 {
        number += 1
        self.made.increment()
        subscriber.sendNext(number)
      }
      return nil
    }
  }

  private func request(_ number: Int) -> Signal<Int> {
    Signal { subscriber in
      self.made.increment()
      if number < 0 { subscriber.sendError(Failure("lost")) }
      subscriber.sendNext(number)
      subscriber.sendCompleted()
      return nil
    }
  }

  private func count<Value>(_ signal: Signal<Value>) -> Int {
    let before = made.value
    signal.subscribe()
    return made.value - before
  }

  func test_a_source_stops_once_a_later_take_has_completed() {
    let bench = Bench()
    let items = burst.map { Item($0, in: bench.items) }
    var answers = 0
    for tried in [TestedOperator].all where tried.release != .whenSourceEnds {
      let before = answers
      let result = tried.apply(items, bench, CountedObject(in: bench.chain))
      let asked = count(result.take(1).doNext { answers += 1 })
      // Some operators send nothing here: they wait for another signal, for a delay, or for an end.
      XCTAssertTrue(
        answers == before || asked <= 3,
        "\(tried.name) should stop the source after at most 3 values, not after \(asked)")
    }
    XCTAssertGreaterThan(answers, 70)
  }

  func test_an_inner_source_stops_once_a_later_take_has_completed() {
    let (never, now) = (Signal<Int>.never(), TestScheduler())
    let operators: [NamedStage] = [
      ("exhaustMap", { $0.exhaustMap { .return($0) } }),
      ("zip", { Signal.return(0).merge(never).zip(with: $0).map { $1 } }),
      ("sample", { Signal.return(0).sample($0) }),
      ("throttleFirst", { $0.throttleFirst(.zero, on: now) }),
      ("throttle", { $0.throttle(.seconds(1), on: now, passing: { _ in false }) }),
      ("deliverOnMainThread", { $0.deliverOnMainThread() }),
    ]
    // `combineLatest` can't stop the burst: it subscribes to its second input only afterward.
    for (name, apply) in passing + operators where name != "combineLatest" {
      XCTAssertLessThanOrEqual(count(apply(burst).take(1)), 2, name)
    }
  }

  // STR-STARTWITH-3
  func test_a_burst_makes_one_request_if_one_answer_is_taken() {
    XCTAssertEqual(count(Signal.values(1, 2, 3).flattenMap(request).take(1)), 1)
    XCTAssertEqual(count(Signal.values(1, 2, 3).concatMap(request).take(1)), 1)
    XCTAssertEqual(count(Signal.values(1, 2, 3).exhaustMap(request).take(1)), 1)
    XCTAssertEqual(count(Signal.values(1, 2, 3).map(request).switchToLatest().take(1)), 1)
    XCTAssertEqual(count(Signal.merge([1, 2, 3].map(request)).take(1)), 1)
    XCTAssertEqual(count(Signal.concat([1, 2, 3].map(request)).take(1)), 1)
    XCTAssertEqual(count(request(1).concat(request(2)).take(1)), 1)
    XCTAssertEqual(count(request(1).startWith(0).take(1)), 0)
    XCTAssertEqual(count(Signal.combineLatest([.empty(), request(1)]).take(1).map { $0[0] }), 1)
    XCTAssertEqual(count(Signal.values(1, 2, 3).doNext { _ in self.made.increment() }.take(1)), 1)
  }

  // STR-BIND-10, SIG-CONCATINNER-3
  func test_no_request_is_made_after_an_error() {
    let joins: [(String, (Signal<Signal<Int>>) -> Signal<Int>)] = [
      ("flatten", { $0.flatten() }), ("flattenMap", { $0.flattenMap { $0 } }),
      ("bind", { $0.bind { { inner, _ in inner } } }), ("concat", { $0.concat() }),
      ("flatten(maxConcurrent:)", { $0.flatten(maxConcurrent: 2) }),
      ("switchToLatest", { $0.switchToLatest() }), ("exhaustMap", { $0.exhaustMap { $0 } }),
    ]
    for (name, join) in joins {
      for failing in [request(-1), .error(Failure("lost"))] {
        let requests = Signal.values(failing, request(1), request(2))
        XCTAssertEqual(count(join(requests)) - count(failing), 0, name)
        let outer = Subject<Signal<Int>>()
        let handle = join(outer).subscribe(error: { _ in outer.sendNext(self.request(1)) })
        let before = made.value
        outer.sendNext(failing)
        XCTAssertTrue(handle.isDisposed, name)
        outer.sendNext(request(1))
        XCTAssertEqual(made.value - before - count(failing), 0, "\(name), hot")
      }
    }
  }

  // SUB-BLOCK-9
  func test_a_signal_is_not_started_for_an_ended_subscriber_or_subject() {
    let subscriber = Subscriber<Int>()
    subscriber.sendCompleted()
    let subject = Subject<Int>()
    subject.sendCompleted()
    XCTAssertTrue(request(1).subscribe(subscriber).isDisposed)
    XCTAssertTrue(request(1).subscribe(subject).isDisposed)
    XCTAssertEqual(made.value, 0)
  }
}
