import Marbles
import ReactiveCore
import XCTest
import Dispatch

final class RecorderTests: XCTestCase {
  private let scheduler = TestScheduler()

  func test_a_recorder_draws_inputs_and_output_of_one_run() {
    let recorder = Recorder(scheduler)
    scheduler.cold("-a---b|").recorded("letters", by: recorder)
      .sample(scheduler.cold("--x-x-x|").recorded("sampler", by: recorder))
      .recorded("sample", by: recorder)
      .subscribe()
    scheduler.run()
    XCTAssertEqual(
      "\(recorder.diagram)",
      """
               0s    1s    2s    3s    4s    5s    6s
      letters  ------a-----------------------b-----|
      sampler  ------------x-----------x-----------!
      sample   ------------a-----------a-----------|
      """)
  }

  func test_each_subscription_is_a_row() {
    let recorder = Recorder(scheduler)
    let source = scheduler.cold("-a-b|").recorded("source", by: recorder)
    scheduler.record(source)
    scheduler.record(source, at: .seconds(2), until: .seconds(4))
    scheduler.run()
    XCTAssertEqual(
      "\(recorder.diagram)",
      """
                  0s    1s    2s    3s    4s
      source (1)  ------a-----------b-----|
      source (2)              ^-----a-----!
      """)
  }

  func test_inner_signals_begin_where_they_are_subscribed() {
    let recorder = Recorder(scheduler)
    scheduler.cold("-a--b|").recorded("terms", by: recorder)
      .map { term in self.scheduler.cold("-x--y|").map { term + $0 } }
      .recorded("search", inners: "result", by: recorder)
      .switchToLatest()
      .recorded("latest", by: recorder)
      .subscribe()
    scheduler.run()
    XCTAssertEqual(
      "\(recorder.diagram)",
      """
                0s   1s   2s   3s   4s   5s   6s   7s   8s   9s
      terms     -----a--------------b----|
      search    -----1--------------2----|
      result 1       ^----ax--------!
      result 2                      ^----bx-------------by---|
      latest    ----------ax-------------bx-------------by---|
      """)
  }

  func test_an_inner_signal_that_is_never_subscribed_has_no_row() {
    let recorder = Recorder(scheduler)
    scheduler.cold("-a|").map { _ in Signal<Int>.never() }
      .recorded("outer", inners: "inner", by: recorder)
      .subscribe()
    scheduler.run()
    XCTAssertEqual(recorder.diagram.rows.map(\.name), ["outer"])
  }

  func test_code_without_time_is_drawn_in_steps() {
    let recorder = Recorder()
    let letters = Subject<String>()
    let numbers = Subject<String>()
    letters.recorded("letters", by: recorder)
      .combineLatest(with: numbers.recorded("numbers", by: recorder))
      .map { $0.0 + $0.1 }
      .recorded("pairs", by: recorder)
      .subscribe()
    letters.sendNext("A")
    letters.sendNext("B")
    numbers.sendNext("1")
    letters.sendCompleted()
    numbers.sendNext("2")
    numbers.sendCompleted()
    XCTAssertEqual(
      "\(recorder.diagram)",
      """
               0     1     2     3     4     5     6
      letters  ------A-----B-----------|
      numbers  ------------------1-----------2-----|
      pairs    ------------------B1----------B2----|
      """)
  }

  func test_all_values_of_concurrent_threads_are_forwarded() {
    let recorder = Recorder(Scheduler.background())
    let numbers = Subject<Int>()
    let probe = numbers.recorded("numbers", by: recorder)
    let recorded = scheduler.record(probe)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<500 { numbers.sendNext(thread) }
    }
    XCTAssertEqual(recorded.values.count, 4000)
    for thread in 0..<8 { XCTAssertEqual(recorded.values.count { $0 == thread }, 500) }
    XCTAssertFalse("\(recorder.diagram)".isEmpty)
  }

  func test_a_recorder_can_be_drawn_while_time_continues() {
    let recorder = Recorder(scheduler)
    scheduler.cold("-a--b|").recorded("letters", by: recorder).subscribe()
    scheduler.advance(by: .seconds(2))
    XCTAssertEqual(
      "\(recorder.diagram)",
      """
               0s    1s    2s
      letters  ------a------
      """)
  }

  func test_a_recorder_of_inner_signals_is_released() {
    weak var released: Recorder?
    do {
      let scheduler = TestScheduler()
      let recorder = Recorder(scheduler)
      released = recorder
      scheduler.cold("a-b|").map { Signal.return($0) }
        .recorded("outer", inners: "inner", by: recorder).flatten().subscribe()
      scheduler.run()
    }
    XCTAssertNil(released)
  }
}
