import ReactiveCore
import XCTest

final class ConcatTests: XCTestCase {
  let log = Log()
  private let outer = Subject<Signal<Int>>()
  private lazy var inners = ["a", "b", "c"].map { Source<Int>($0, log: log) }

  // STR-CONCAT-1, STR-CONCAT-3, STR-CONCAT-4, ORD-SUBSCRIBE-3
  func test_the_second_signal_follows_the_first() {
    let lines = joinedLines("aA blost a| b1 b|") { $0.concat($1) }
    XCTAssertEqual(
      lines,
      ["subscribe a", "A", "dispose a", "subscribe b", "1", "dispose b", "completed"])
  }

  // STR-CONCAT-2
  func test_after_an_error_the_second_signal_is_not_subscribed() {
    XCTAssertEqual(
      joinedLines("a#") { $0.concat($1) }, ["subscribe a", "dispose a", "error lost"])
  }

  // STR-CONCAT-5, VER-4
  func test_disposal_disposes_the_active_signal() {
    let (first, second) = (["subscribe a", "dispose a"], ["subscribe b", "dispose b"])
    XCTAssertEqual(joinedLines("!") { $0.concat($1) }, first)
    XCTAssertEqual(joinedLines("a| !") { $0.concat($1) }, first + second)
    XCTAssertEqual(joinedLines("!") { Signal.return("1").concat($1) }, ["1"] + second)
  }

  func test_a_chain_of_synchronous_signals_recurses_at_most_sixteen_levels() {
    func depth(ofChain length: Int) -> Int {
      var place = 0
      let last = Signal<Int> { subscriber in
        place = placeOnStack()
        subscriber.sendCompleted()
        return nil
      }
      (0..<length).reduce(Signal<Int>.empty()) { chain, _ in chain.concat(.empty()) }
        .concat(last).subscribe()
      return placeOnStack() - place
    }
    let depths = (0...40).map(depth)
    let most = depths.max() ?? 0
    XCTAssertEqual(depths.firstIndex(of: most), 14)
    XCTAssertEqual(
      depths[...14].sorted(), Array(depths[...14]), "Each link should be one level deeper.")
    XCTAssertEqual(Set(depths[...14]).count, 15)
    XCTAssertLessThanOrEqual(depth(ofChain: 1_000), most)
  }

  func test_signals_that_end_later_do_not_deepen_the_recursion() {
    func depth(behindParts count: Int) -> Int {
      let scheduler = TestScheduler()
      var (start, place) = (0, 0)
      let last = Signal<Int> { subscriber in
        place = placeOnStack()
        subscriber.sendCompleted()
        return nil
      }
      let later = Signal<Int>.empty().subscribe(on: scheduler)
        .doCompleted { start = placeOnStack() }
      (0..<count).reduce(later) { chain, _ in chain.concat(later) }
        .concat((0..<40).reduce(Signal.empty()) { chain, _ in chain.concat(.empty()) })
        .concat(last).subscribe()
      scheduler.run()
      return start - place
    }
    XCTAssertLessThanOrEqual(depth(behindParts: 200), depth(behindParts: 1) + 4_096)
  }

  // STR-CONCATALL-1, STR-CONCATALL-2
  func test_a_list_is_read_at_the_call_and_joined_in_order() {
    let read = Counter()
    let list = (1...3).lazy.map { number -> Signal<Int> in
      read.increment()
      return number == 2 ? .empty() : .values(number, number)
    }
    let signal = Signal.concat(list)
    XCTAssertEqual(read.value, 3)
    XCTAssertEqual(signal.syncLines, ["1", "1", "3", "3", "completed"])
    XCTAssertEqual(read.value, 3)
    XCTAssertEqual(Signal<Int>.concat([]).syncLines, ["completed"])
  }

  // SIG-CONCATINNER-1, SIG-CONCATINNER-2
  func test_later_signals_wait_for_the_running_one() {
    log.record(outer.concat())
    outer.sendNext(inners[0].signal)
    outer.sendNext(.values(2, 3))
    inners[0].sendNext(1)
    XCTAssertEqual(log.takeLines(), ["subscribe a", "1"])
    inners[0].sendCompleted()
    XCTAssertEqual(log.lines, ["dispose a", "2", "3"])
  }

  // STR-CONCATALL-1, STR-CONCAT-4
  func test_each_signal_of_a_list_starts_inside_the_previous_completion() {
    let next = Subject<Int>()
    let first = Signal<Int> { subscriber in
      subscriber.sendCompleted()
      next.sendNext(1)
      return nil
    }
    for both in [first.concat(next), Signal.concat([first, next])] {
      var received: [Int] = []
      both.subscribeNext { received.append($0) }.dispose()
      XCTAssertEqual(received, [1])
    }
  }

  // SIG-CONCATINNER-4
  func test_disposal_disposes_the_running_inner_signal() {
    let disposable = outer.concat().subscribe()
    outer.sendNext(inners[0].signal)
    outer.sendNext(inners[1].signal)
    inners[0].sendCompleted()
    disposable.dispose()
    XCTAssertEqual(inners.map(\.disposals), [1, 1, 0])
  }

  // STR-STARTWITH-1, STR-STARTWITH-2
  func test_startWith_sends_its_value_first_to_each_subscriber() {
    var value = "A"
    let signal = Signal.values("B", "C").startWith(value)
    value = "lost"
    for _ in 1...2 { XCTAssertEqual(signal.syncLines, ["A", "B", "C", "completed"]) }
  }

  // SIG-THEN-1, ORD-SUBSCRIBE-3
  func test_then_drops_the_values_and_starts_the_next_signal_on_completion() {
    let (first, second) = (["subscribe a", "dispose a"], ["subscribe b", "A", "dispose b"])
    let then = { (a: Signal<String>, b: Signal<String>) in a.then { b } }
    XCTAssertEqual(joinedLines("a1 a| bA b|", then), first + second + ["completed"])
    XCTAssertEqual(joinedLines("!", then), first)
    XCTAssertEqual(joinedLines("a| bA !", then), first + second)
  }

  // SIG-THEN-3
  func test_then_does_not_call_its_closure_after_an_error() {
    let calls = Counter()
    let signal = Signal<Int>.error(Failure("lost")).then { () -> Signal<Int> in
      calls.increment()
      return .empty()
    }
    XCTAssertEqual(signal.syncLines, ["error lost"])
    XCTAssertEqual(calls.value, 0)
  }

  // SIG-THEN-2, SIG-THEN-4
  func test_then_calls_its_closure_once_for_each_subscription() {
    let calls = Counter()
    let signal = Signal<Int>.empty().then { .return(calls.increment()) }
    XCTAssertEqual(calls.value, 0)
    XCTAssertEqual(signal.syncLines, ["1", "completed"])
    XCTAssertEqual(signal.syncLines, ["2", "completed"])
  }
}

/// Returns the address of a local variable, which is lower when the stack is deeper.
private func placeOnStack() -> Int {
  var here = 0
  return withUnsafePointer(to: &here) { Int(bitPattern: $0) }
}
