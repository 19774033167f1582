import XCTest

@testable import ReactiveCore

/// What joins several inputs sends one value at a time, so that the stages after it need no lock.
///
/// `scan` keeps an unguarded sum: two values at once would lose one.
final class JoiningThreadsTests: XCTestCase {
  private let total = Stress.eventsPerThread * Stress.threads

  func test_merge_hands_the_values_of_eight_threads_on_one_at_a_time() {
    let inputs = makeInputs()
    let sums = sums(of: Signal.merge(inputs).map { _ in 1 })
    onRacingThreads { thread, event in inputs[thread].sendNext(event) }
    XCTAssertEqual(sums.values, Array(1...total))
  }

  func test_combineLatest_sends_once_for_each_value_and_ends_with_the_last_of_each() {
    let inputs = makeInputs()
    var last: [Int] = []
    let sums = sums(of: Signal.combineLatest(inputs).doNext { last = $0 }.map { _ in 1 })
    inputs.forEach { $0.sendNext(-1) }
    onRacingThreads { thread, event in inputs[thread].sendNext(event) }
    XCTAssertEqual(sums.values, Array(1...total + 1))
    XCTAssertEqual(last, inputs.map { _ in Stress.eventsPerThread - 1 })
  }

  func test_zip_pairs_the_values_of_eight_threads_by_number() {
    let inputs = makeInputs()
    var rows: [[Int]] = []
    Signal.zip(inputs).subscribeNext { rows.append($0) }
    onRacingThreads { thread, event in inputs[thread].sendNext(event) }
    XCTAssertEqual(rows, (0..<Stress.eventsPerThread).map { row in inputs.map { _ in row } })
  }

  func test_flatten_starts_signals_from_eight_threads_and_joins_their_values() {
    let outer = Subject<Signal<Int>>()
    let sums = sums(of: outer.flatten())
    onRacingThreads { _, _ in outer.sendNext(.return(1)) }
    XCTAssertEqual(sums.values, Array(1...total))
  }

  func test_flatten_with_a_limit_never_runs_more_and_forgets_none() {
    let outer = Subject<Signal<Int>>()
    let (running, tooMany) = (Counter(), Counter())
    let inner = Signal<Int> { subscriber in
      if running.increment() > 3 { tooMany.increment() }
      subscriber.sendNext(1)
      running.decrement()
      subscriber.sendCompleted()
      return nil
    }
    let sums = sums(of: outer.flatten(maxConcurrent: 3))
    onRacingThreads { _, _ in outer.sendNext(inner) }
    XCTAssertEqual(tooMany.value, 0)
    XCTAssertEqual(sums.values, Array(1...total))
  }

  func test_switchToLatest_sends_one_value_at_a_time_and_in_the_end_hears_the_latest_alone() {
    let inputs = makeInputs()
    let outer = Subject<Signal<Int>>()
    let sums = sums(of: outer.switchToLatest())
    onRacingThreads { thread, event in
      if thread == 0 { outer.sendNext(inputs[event % 7 + 1]) } else { inputs[thread].sendNext(1) }
    }
    XCTAssertEqual(sums.values, Array(0..<sums.values.count).map { $0 + 1 })
    outer.sendNext(inputs[0])
    let heard = sums.values.count
    inputs.forEach { $0.sendNext(1) }
    XCTAssertEqual(sums.values.count, heard + 1)
  }

  func test_eight_threads_complete_a_merge_once() {
    for _ in 0..<100 {
      let inputs = makeInputs()
      var ends = 0
      Signal.merge(inputs).subscribeCompleted { ends += 1 }
      onRacingThreads { inputs[$0].sendCompleted() }
      XCTAssertEqual(ends, 1)
    }
  }

  private func makeInputs() -> [Subject<Int>] {
    (0..<Stress.threads).map { _ in Subject() }
  }

  private func sums(of signal: Signal<Int>) -> Collected<Int> {
    let sums = Collected<Int>()
    signal.scan(0) { $0 + $1 }.subscribeNext { sums.add($0) }
    return sums
  }
}
