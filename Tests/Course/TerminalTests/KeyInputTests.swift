import XCTest

@testable import Terminal

final class KeyInputTests: XCTestCase {
  /// Calls `body` with the two ends of a pseudoterminal.
  private func withTerminal(_ body: (_ keyboard: Int32, _ terminal: Int32) throws -> Void) throws {
    let keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    guard keyboard >= 0, let name = terminalName(of: keyboard) else {
      throw XCTSkip("This machine has no pseudoterminals.")
    }
    let terminal = open(name, O_RDWR | O_NOCTTY)
    defer {
      close(terminal)
      close(keyboard)
    }
    try body(keyboard, terminal)
  }

  /// Unlocks the terminal that belongs to `keyboard`, and returns its name.
  ///
  /// On Linux, this method calls `ioctl`, because Swift's Glibc module lacks `ptsname`.
  private func terminalName(of keyboard: Int32) -> String? {
    #if os(Linux)
      let (unlock, number): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, index): (Int32, Int32) = (0, 0)
      guard ioctl(keyboard, unlock, &isLocked) == 0, ioctl(keyboard, number, &index) == 0 else {
        return nil
      }
      return "/dev/pts/\(index)"
    #else
      guard grantpt(keyboard) == 0, unlockpt(keyboard) == 0 else { return nil }
      return ptsname(keyboard).map { String(cString: $0) }
    #endif
  }

  private func flags(_ terminal: Int32) -> tcflag_t {
    var settings = termios()
    tcgetattr(terminal, &settings)
    return settings.c_lflag
  }

  private func type(_ text: String, at keyboard: Int32) {
    var text = text
    text.withUTF8 { _ = write(keyboard, $0.baseAddress, $0.count) }
  }

  private func withInput(_ body: (_ keyboard: Int32, _ input: KeyInput) throws -> Void) throws {
    try withTerminal { keyboard, terminal in
      let input = try XCTUnwrap(KeyInput(from: terminal))
      defer { input.end() }
      try body(keyboard, input)
    }
  }

  func test_a_multibyte_letter_is_one_key() throws {
    try withInput { keyboard, input in
      type("？äж😀q", at: keyboard)
      XCTAssertEqual((0..<5).map { _ in waitForKey(input) }, ["？", "ä", "ж", "😀", "q"])
      XCTAssertNil(input.next())
    }
  }

  private func waitForKey(_ input: KeyInput) -> Character? { wait { input.next() } }
  private func waitForAnyKey(_ input: KeyInput) -> KeyInput.Key? { wait { input.nextKey() } }

  private func wait<Key>(for key: () -> Key?) -> Key? {
    for _ in 0..<2000 {
      if let key = key() { return key }
      usleep(1000)
    }
    return nil
  }

  func test_keys_arrive_without_Return_or_echo() throws {
    try withTerminal { keyboard, terminal in
      let input = try XCTUnwrap(KeyInput(from: terminal))
      defer { input.end() }
      XCTAssertEqual(flags(terminal) & tcflag_t(ICANON | ECHO), 0)
      XCTAssertNotEqual(flags(terminal) & tcflag_t(ISIG), 0, "Ctrl-C should still interrupt.")
      XCTAssertNil(input.next())
      type("hq", at: keyboard)
      XCTAssertEqual(waitForKey(input), "h")
      XCTAssertEqual(waitForKey(input), "q")
    }
  }

  func test_escape_sequences_are_ignored() throws {
    try withInput { keyboard, input in
      // Home, F1 in two kinds of terminals, Control-Home, an arrow, Alt-arrow, and Alt-letter.
      for sequence in ["[H", "OP", "[[A", "[1;5H", "[A", "\u{1b}[A", "n"] {
        type("\u{1b}\(sequence)?", at: keyboard)
        XCTAssertEqual(waitForKey(input), "?", sequence)
      }
      type("\u{1b}", at: keyboard)
      XCTAssertNil(input.next())
      type("q", at: keyboard)
      XCTAssertEqual(waitForKey(input), "q")
    }
  }

  func test_arrows_escape_and_letters_of_any_language_are_keys() throws {
    try withInput { keyboard, input in
      let keys: [(String, KeyInput.Key)] = [
        ("\u{1b}[A", .up), ("\u{1b}[B", .down), ("\u{1b}[C", .right), ("\u{1b}OD", .left),
        ("\u{1b}[1;5C", .other), ("\u{1b}OP", .other), ("\u{1b}", .escape), ("ü", .character("ü")),
        ("日", .character("日")), ("\t", .character("\t")),
      ]
      for (text, key) in keys {
        type(text, at: keyboard)
        XCTAssertEqual(waitForAnyKey(input), key, text.debugDescription)
      }
    }
  }

  func test_the_terminal_is_restored_at_the_end_and_on_signals() throws {
    try withTerminal { keyboard, terminal in
      let before = flags(terminal)
      let input = try XCTUnwrap(KeyInput(from: terminal))
      XCTAssertNotEqual(flags(terminal), before)
      KeyInput.restore()
      XCTAssertEqual(flags(terminal), before)
      type("h\n", at: keyboard)
      XCTAssertNil(input.next(), "After restore(), no keys should be read.")
      XCTAssertEqual(flags(terminal), before)
      KeyInput.resume()
      XCTAssertEqual(waitForKey(input), "h")
      XCTAssertNotEqual(flags(terminal), before)
      input.end()
      XCTAssertEqual(flags(terminal), before)
      KeyInput.resume()
      XCTAssertEqual(flags(terminal), before, "resume() should do nothing after end().")
    }
  }

  func test_key_input_requires_a_terminal() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    XCTAssertNil(KeyInput(from: file))
  }
}
