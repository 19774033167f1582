import XCTest

@testable import LiveBook

final class TrialTests: XCTestCase {
  func test_what_a_run_says_is_shown_in_its_order_when_it_has_ended() {
    var trial = Trial("print(1)")
    trial.isRunning = true
    for message in [.text("a<"), .text("b\n"), .html("<svg/>"), .text("c\n")] as [CellRuns.Message]
    {
      XCTAssertFalse(trial.take(message))
    }
    XCTAssertTrue(trial.take(.note("building")))
    XCTAssertEqual(trial.end, "building")
    XCTAssertTrue(trial.take(.end(.ended, "+ c")))
    XCTAssertNotNil(trial.output.firstMatch(of: /a&lt;b.*<svg\/>.*c/.dotMatchesNewlines()))
    XCTAssertEqual(trial.end, "+ c")
    XCTAssertFalse(trial.isRunning)
  }

  func test_no_more_is_kept_than_a_wall_can_show() {
    var trial = Trial("while true { print(1) }")
    for _ in 0..<1_000 { _ = trial.take(.text(String(repeating: "1", count: 100))) }
    _ = trial.take(.end(.stopped, "Stopped."))
    XCTAssertLessThan(trial.output.count, 30_000)
  }
}
