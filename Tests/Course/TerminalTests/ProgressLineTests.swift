import XCTest

import Terminal

final class ProgressLineTests: XCTestCase {
  func test_a_line_erases_only_itself_and_counts_its_own_seconds() {
    var written: [String] = []
    var time = ContinuousClock.now
    let line = ProgressLine(isShown: true, write: { written.append($0) }, now: { time })
    let erasure = "\r\u{1b}[K"
    line.clear()
    XCTAssertEqual(written, [], "Nothing should be erased before a line is shown.")
    time += .seconds(8)
    line.show("building")
    XCTAssertEqual(written, ["\(erasure)⠋ building · 0 s"])
    time += .seconds(3)
    line.show("testing")
    XCTAssertTrue(written.last?.hasSuffix(" testing · 3 s") == true, "\(written)")
    line.clear()
    XCTAssertEqual(written.last, erasure)
    line.clear()
    line.redraw()
    ProgressLine.restoreTerminal()
    XCTAssertEqual(written.count, 3, "An erased line should not be erased again.")
    time += .seconds(5)
    line.show("building")
    XCTAssertEqual(written.last, "\(erasure)⠋ building · 0 s")
    line.clear()
  }

  func test_a_progress_line_does_not_reach_the_last_column() {
    for width in 12...60 {
      let words = ProgressLine.words(
        "building 01-functional-vs-imperative", seconds: 12, width: width)
      XCTAssertLessThan(words.count + 2, width)
      XCTAssertTrue(words.hasSuffix(" · 12 s"), words)
    }
  }
}
