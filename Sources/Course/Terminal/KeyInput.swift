import Foundation
import Synchronization

/// An input that reads single keys from a terminal, without waiting for Return or echoing them.
///
/// Ctrl-C and Ctrl-Z still send POSIX signals; call ``restore()`` before one stops the program.
package final class KeyInput: @unchecked Sendable {
  // Sendable: `lock` guards the mutable state.
  private static let escape: UInt8 = 0x1B
  private let descriptor: Int32
  private let before: termios
  private let lock = NSLock()
  private var isPaused = false

  /// Creates an input that reads keys, or returns `nil` if the descriptor isn't a terminal.
  package init?(from descriptor: Int32 = standardInput) {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    KeyInput.current.withLock { $0 = self }
    disableLineMode()
  }

  package enum Key: Equatable {
    case character(Character)
    case left, right, up, down, escape
    /// Another key, such as a function key.
    case other
  }

  /// Returns the next character that was typed, if any.
  package func next() -> Character? {
    while let key = nextKey() {
      if case .character(let character) = key { return character }
    }
    return nil
  }

  /// Returns the next key that was typed, if any.
  ///
  /// A background process doesn't read keys, because the system would stop the process.
  package func nextKey() -> Key? {
    lock.withLock {
      guard !isPaused, isInForeground else { return nil }
      disableLineMode()
      guard let byte = nextByte(waiting: 0) else { return nil }
      return byte == KeyInput.escape ? keyAfterEscape() : .character(character(from: byte))
    }
  }

  /// Waits for a key, up to a time limit.
  package func wait(milliseconds: Int32) {
    // In the background, keys go to another program, so only wait: `poll` ignores descriptor -1.
    var request = pollfd(fd: isInForeground ? descriptor : -1, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, milliseconds)
  }

  private func character(from first: UInt8) -> Character {
    var bytes = [first]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    while bytes.count < count, let byte = nextByte(waiting: KeyInput.timeout) {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).first ?? "\u{FFFD}"
  }

  /// Parses an escape sequence, such as an arrow key's, so that its last byte isn't mistaken for
  /// a letter.
  private func keyAfterEscape() -> Key {
    switch nextByte(waiting: KeyInput.timeout) {
    case nil: return .escape
    case KeyInput.escape:  // If Alt is held, some terminals send an extra escape first.
      _ = keyAfterEscape()
      return .other
    case UInt8(ascii: "O"): return arrow(nextByte(waiting: KeyInput.timeout))
    case UInt8(ascii: "["):
      var byte = nextByte(waiting: KeyInput.timeout)
      if let letter = byte, arrow(letter) != .other { return arrow(letter) }
      // The Linux console's function keys start with two brackets.
      if byte == UInt8(ascii: "[") { byte = nextByte(waiting: KeyInput.timeout) }
      while let parameter = byte, !(0x40...0x7E).contains(parameter) {
        byte = nextByte(waiting: KeyInput.timeout)
      }
      return .other
    default: return .other
    }
  }

  /// The maximum time to wait for the next byte of a key, in milliseconds.
  private static let timeout: Int32 = 20

  private func arrow(_ letter: UInt8?) -> Key {
    switch letter {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    default: .other
    }
  }

  private func nextByte(waiting milliseconds: Int32) -> UInt8? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return nil }
    var byte: UInt8 = 0
    return read(descriptor, &byte, 1) == 1 ? byte : nil
  }

  /// Restores the terminal, and stops reading keys.
  package func end() {
    pause()
    KeyInput.current.withLock { if $0 === self { $0 = nil } }
  }

  /// Restores the terminal before a POSIX signal terminates or suspends the program.
  package static func restore() { current.withLock { $0 }?.pause() }

  /// Reads keys again when the suspended program continues.
  package static func resume() {
    guard let input = current.withLock({ $0 }) else { return }
    input.lock.withLock { input.isPaused = false }
  }

  private static let current = Mutex<KeyInput?>(nil)

  private func pause() {
    lock.withLock {
      isPaused = true
      guard isInForeground else { return }
      var settings = before
      tcsetattr(descriptor, TCSADRAIN, &settings)
    }
  }

  private func disableLineMode() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    let flags = tcflag_t(ICANON | ECHO)
    guard settings.c_lflag & flags != 0 else { return }
    settings.c_lflag &= ~flags
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// A Boolean value that indicates whether this process is in the terminal's foreground.
  package var isInForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }
}
