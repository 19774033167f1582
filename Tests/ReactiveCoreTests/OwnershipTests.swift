import ReactiveCore
import XCTest

/// Tests of the strong references from and to a subscription.
final class OwnershipTests: XCTestCase {
  let log = Log()

  // MEM-OWN-3
  func test_a_subject_retains_its_subscribers_until_they_end() {
    let subject = Subject<Int>()
    weak var disposed: Subscriber<Int>?
    weak var finished: Subscriber<Int>?
    var handle: Disposable?
    do {
      let (first, second) = (Subscriber<Int>(), Subscriber<Int>())
      handle = subject.subscribe(first)
      subject.subscribe(second)
      (disposed, finished) = (first, second)
    }
    XCTAssertNotNil(disposed)
    handle?.dispose()
    XCTAssertNil(disposed)
    XCTAssertNotNil(finished)
    subject.sendCompleted()
    XCTAssertNil(finished)
  }

  // MEM-OWN-4, MEM-OWN-5, SUB-PASS-4, STR-BIND-15, VER-2, MEM-OWN-1
  func test_a_running_subscription_needs_no_owner() {
    let source = Source<Int>()
    var stages: [() -> AnyObject?] = []
    func watched(_ signal: Signal<Int>) -> Signal<Int> {
      stages.append { [weak signal] in signal }
      return signal
    }
    do {
      let mapped = watched(watched(source.signal).map { $0 + 1 })
      let filtered = watched(mapped.filter { $0 > 1 })
      let bound = watched(filtered.bind { { value, _ in .return(value) } })
      log.record(watched(bound.concat(.return(9))))
    }
    XCTAssertEqual(stages.filter { $0() != nil }.count, 0)
    source.sendNext(1)
    source.sendCompleted()
    XCTAssertEqual(log.lines, ["2", "9", "completed"])
  }

  // MEM-OWN-7
  func test_an_endless_subscription_retains_its_captures_until_it_ends() {
    let living = Counter()
    let (endless, bound) = (Source<Int>(), Subject<Void>())
    CountedObject.lend(in: living) { object in
      endless.signal.take(until: bound).subscribeNext { _ in object.touch() }
    }
    endless.sendNext(1)
    XCTAssertEqual(living.value, 1)
    bound.sendNext(())
    XCTAssertEqual(living.value, 0)
  }

  // MEM-OWN-9
  func test_a_released_disposable_does_not_dispose_its_subscription() {
    let source = Source<Int>()
    weak var dropped: Disposable?
    do { dropped = log.record(source.signal) }
    XCTAssertNotNil(dropped)  // The running subscription retains the disposable.
    source.sendNext(1)
    XCTAssertEqual(log.lines, ["1"])
    XCTAssertEqual(source.disposals, 0)
  }

  // ORD-THREAD-3, GEN-EVENT-5
  func test_operators_forward_events_on_the_sending_thread() {
    let subject = Subject<Int>()
    let other = Signal.return(0)
    subject.map { $0 }.filter { _ in true }.merge(.never())
      .combineLatest(with: other).map { $0.0 }.doNext { _ in }.concat(.empty()).startWith(0)
      .subscribeNext { self.log.add("\($0) on main: \(Thread.isMainThread)") }
    subject.sendNext(1)
    onNewThread { subject.sendNext(2) }
    XCTAssertEqual(log.lines, ["0 on main: true", "1 on main: true", "2 on main: false"])
  }
}
