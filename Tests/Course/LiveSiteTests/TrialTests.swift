import XCTest

@testable import LiveSite

final class TrialTests: XCTestCase {
  func test_what_a_run_says_is_shown_in_its_order_when_it_has_ended() {
    var trial = Trial("print(1)")
    trial.isRunning = true
    for message in [.text("a<"), .text("b\n"), .html("<svg/>"), .text("c\n")] as [CellMessage] {
      XCTAssertFalse(trial.take(message))
    }
    XCTAssertTrue(trial.take(.note("building")))
    XCTAssertEqual(trial.end, "building")
    XCTAssertTrue(trial.take(.end(.stopped, "Stopped.")))
    XCTAssertNotNil(trial.output.firstMatch(of: /a&lt;b.*<svg\/>.*c/.dotMatchesNewlines()))
    XCTAssertEqual(trial.end, "Stopped.")
    XCTAssertFalse(trial.isRunning)
  }

  func test_what_differs_from_the_page_s_is_shown_once_and_drawings_stay() {
    var trial = Trial("let a = 1")
    for message in [.text("a\n"), .html("<svg/>"), .end(.ended, "- b\n+ a")] as [CellMessage] {
      _ = trial.take(message)
    }
    XCTAssertEqual(trial.output, "<svg/>")
    XCTAssertEqual(trial.end, "- b\n+ a")
    XCTAssertTrue(trial.code.contains("<span class=\"keyword\">let</span> a"), trial.code)
  }

  func test_no_more_is_kept_than_a_wall_can_show() {
    var trial = Trial("while true { print(1) }")
    for _ in 0..<1_000 { _ = trial.take(.text(String(repeating: "1", count: 100))) }
    _ = trial.take(.end(.stopped, "Stopped."))
    XCTAssertLessThan(trial.output.count, 30_000)
  }
}
