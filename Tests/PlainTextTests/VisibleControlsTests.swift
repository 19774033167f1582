import XCTest

final class VisibleControlsTests: XCTestCase {
  func test_control_characters_are_made_visible() {
    XCTAssertEqual("a\u{1b}[2J\u{7}\0\r\u{7f}\u{9b}".withVisibleControls, "a␛[2J␇␀␍␡\u{FFFD}")
  }

  func test_letters_newlines_and_tabs_are_unchanged() {
    XCTAssertEqual("ü\t✓\n👩‍👧".withVisibleControls, "ü\t✓\n👩‍👧")
  }

  func test_bidirectional_controls_are_made_visible() {
    XCTAssertEqual("a\u{202E}b\u{2066}c\u{200F}".withVisibleControls, "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
  }
}
