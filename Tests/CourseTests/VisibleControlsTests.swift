import XCTest

@testable import Commands

final class VisibleControlsTests: XCTestCase {
  func test_what_would_change_a_terminal_is_shown_as_a_sign() {
    XCTAssertEqual("a\u{1b}[2J\u{7}\0\r\u{7f}\u{9b}".withVisibleControls, "a␛[2J␇␀␍␡\u{FFFD}")
  }

  func test_letters_line_ends_and_tabs_stay() {
    XCTAssertEqual("ü\t✓\n👩‍👧".withVisibleControls, "ü\t✓\n👩‍👧")
  }
}
