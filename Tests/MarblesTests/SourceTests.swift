import Marbles
import ReactiveCore
import XCTest

final class SourceTests: XCTestCase {
  private let scheduler = TestScheduler()

  func test_a_cold_source_starts_again_for_each_subscription() {
    let source = scheduler.cold("-a-b|")
    let first = scheduler.record(source)
    let second = scheduler.record(source, at: .seconds(2))
    scheduler.run()
    XCTAssertEqual(first.timeline, "-a-b|")
    XCTAssertEqual(second.timeline, "--^a-b|")
  }

  func test_a_hot_source_starts_at_once_and_is_shared() {
    let source = scheduler.hot("-a-b|")
    let first = scheduler.record(source)
    let second = scheduler.record(source, at: .seconds(2))
    scheduler.run()
    XCTAssertEqual(first.timeline, "-a-b|")
    XCTAssertEqual(second.timeline, "--^b|")
  }

  func test_sources_can_have_values_of_other_types() {
    let numbers: Signal<Int> = scheduler.cold("-1-2|")
    let flags = scheduler.hot(Timeline("--y|", values: ["y": true]))
    XCTAssertEqual(scheduler.timeline(of: numbers.map { $0 * 2 }), "-2-4|")
    let hot: Signal<Int> = TestScheduler().hot("1")
    XCTAssertEqual(scheduler.record(hot).values, [])
    XCTAssertEqual(scheduler.record(flags).values, [])
  }

  func test_an_error_is_sent() {
    XCTAssertEqual(scheduler.timeline(of: scheduler.cold("--#")), "--#")
    XCTAssertEqual(scheduler.timeline(of: scheduler.hot(Timeline<Int>("--#"))), "--^-#")
  }
}
