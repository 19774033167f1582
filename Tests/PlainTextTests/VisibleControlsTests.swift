import XCTest

final class VisibleControlsTests: XCTestCase {
  func test_what_would_change_a_terminal_is_shown_as_a_sign() {
    XCTAssertEqual("a\u{1b}[2J\u{7}\0\r\u{7f}\u{9b}".withVisibleControls, "a␛[2J␇␀␍␡\u{FFFD}")
  }

  func test_letters_line_ends_and_tabs_stay() {
    XCTAssertEqual("ü\t✓\n👩‍👧".withVisibleControls, "ü\t✓\n👩‍👧")
  }

  func test_what_would_turn_the_direction_of_a_line_is_shown_as_a_sign() {
    XCTAssertEqual("a\u{202E}b\u{2066}c\u{200F}".withVisibleControls, "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }
}
