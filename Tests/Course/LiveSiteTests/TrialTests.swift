import XCTest

@testable import LiveSite

final class TrialTests: XCTestCase {
  func test_output_is_shown_in_order_when_the_run_ends() {
    var trial = Trial("print(1)")
    trial.isRunning = true
    for message in [.text("a<"), .text("b\n"), .html("<svg/>"), .text("c\n")] as [CellMessage] {
      XCTAssertFalse(trial.handle(message))
    }
    XCTAssertTrue(trial.handle(.note("building")))
    XCTAssertEqual(trial.end, "building")
    XCTAssertTrue(trial.handle(.end(.stopped, "Stopped.")))
    XCTAssertNotNil(trial.output.firstMatch(of: /a&lt;b.*<svg\/>.*c/.dotMatchesNewlines()))
    XCTAssertEqual(trial.end, "Stopped.")
    XCTAssertFalse(trial.isRunning)
  }

  func test_a_difference_replaces_the_text_but_not_the_drawings() {
    var trial = Trial("let a = 1")
    for message in [.text("a\n"), .html("<svg/>"), .end(.ended, "- b\n+ a")] as [CellMessage] {
      _ = trial.handle(message)
    }
    XCTAssertEqual(trial.output, "<svg/>")
    XCTAssertEqual(trial.end, "- b\n+ a")
    XCTAssertTrue(trial.code.contains("<span class=\"keyword\">let</span> a"), trial.code)
  }

  func test_long_output_is_truncated() {
    var trial = Trial("while true { print(1) }")
    for _ in 0..<1_000 { _ = trial.handle(.text(String(repeating: "1", count: 100))) }
    _ = trial.handle(.end(.stopped, "Stopped."))
    XCTAssertLessThan(trial.output.count, 30_000)
  }
}
