import Marbles
import ReactiveCore
import Site
import XCTest

/// Tests of the causes of marks.
///
/// In the expected text, `4:2` is a mark at 4 s that was caused by the mark at index 2.
final class ReasonsTests: XCTestCase {
  private let scheduler = TestScheduler()
  private lazy var recorder = Recorder(scheduler)

  func test_a_value_is_caused_by_its_input_and_a_source_value_has_no_cause() {
    assertReasons("1 3 4 1:0 3:1 4:2", letters("-a-b|").map { $0 + "!" })
  }

  func test_a_delayed_value_is_caused_by_the_original() {
    assertReasons("1 3 4 3:0 5:1 6:2", letters("-a-b|").delay(.seconds(2), on: scheduler))
  }

  func test_a_throttled_value_is_caused_by_the_original() {
    assertReasons("1 2 6 3:1 6:2", letters("-ab---|").debounce(.seconds(1), on: scheduler))
  }

  func test_a_combined_value_is_caused_by_the_value_that_completed_it() {
    let numbers = scheduler.cold("--1|").recorded("numbers", by: recorder)
    assertReasons(
      "2 3 1 6 2:0 6:3", letters("-a----|").combineLatest(with: numbers).map { $0.0 + $0.1 })
  }

  func test_an_inner_signal_is_caused_by_its_value_and_its_disposal_by_the_next() {
    assertReasons(
      "1 4 5 1:0 3:3 4:1 4:1 6:6 9:6 3:4 6:7 9:8",
      outer("-a--b|", inner: "--x--|").switchToLatest())
  }

  func test_a_queued_inner_signal_is_caused_by_its_own_value() {
    assertReasons(
      "1 2 3 1:0 3:3 4:3 4:1 6:6 7:6 3:4 6:7 7:8", outer("-ab|", inner: "--x|").concat())
  }

  func test_a_retry_is_caused_by_the_error() {
    assertReasons("1 1:0 2:1 2:2", letters("-#").retry(1))
  }

  func test_without_a_clock_the_first_event_of_a_step_causes_the_others() {
    let steps = Recorder()
    let taps = Subject<Int>()
    let recorded = taps.recorded("taps", by: steps)
    withExtendedLifetime(recorded.map { $0 * 2 }.recorded("twice", by: steps).subscribe()) {
      taps.sendNext(1)
      taps.sendNext(2)
    }
    XCTAssertTrue(causes(steps.diagram).hasPrefix("1 2 "))
    XCTAssertTrue(causes(steps.diagram).contains("1:0 2:1"))
  }

  func test_a_parsed_timeline_has_only_times() {
    XCTAssertEqual(causes(Diagram { ("written", Timeline<String>("--^(ab)|")) }), "2 3 3 4")
  }

  func test_two_recorders_of_one_clock_are_independent() {
    let other = Recorder(scheduler)
    scheduler.cold("-a|").recorded("other", by: other).delay(.seconds(1), on: scheduler)
      .recorded("later", by: other).subscribe()
    assertReasons("1 2 2:0 3:1", letters("-b|").delay(.seconds(1), on: scheduler))
    XCTAssertEqual(causes(other.diagram), "1 2 2:0 3:1")
  }

  private func letters(_ text: String) -> Signal<String> {
    scheduler.cold(Timeline<String>(text)).recorded("letters", by: recorder)
  }

  private func outer(_ text: String, inner: String) -> Signal<Signal<String>> {
    scheduler.cold(Timeline<String>(text)).map { _ in self.scheduler.cold(Timeline<String>(inner)) }
      .recorded("outer", inners: "inner", by: recorder)
  }

  /// Records `last` as the final row, and asserts the causes of all marks in the diagram.
  private func assertReasons(_ expected: String, _ last: Signal<String>, line: UInt = #line) {
    last.recorded("last", by: recorder).subscribe()
    scheduler.run()
    XCTAssertEqual(causes(recorder.diagram), expected, line: line)
  }

  private func causes(_ diagram: Diagram) -> String {
    diagram.svgs(title: "A drawing").firstMatch(of: /data-causes="(.*?)"/).map { String($0.1) }
      ?? "nothing"
  }
}
