import Foundation
import Synchronization

/// Single keys from a terminal: they come without Return, and are not echoed.
///
/// Ctrl-C and Ctrl-Z stay signals. Whoever ends or stops the program by one calls ``restore()`` first.
package final class KeyInput: @unchecked Sendable {
  // Sendable: every access to what changes holds the lock.
  private static let escape: UInt8 = 0x1B
  private let descriptor: Int32
  private let before: termios
  private let lock = NSLock()
  private var isPaused = false

  /// Begins to take keys; nil where the descriptor is no terminal.
  package init?(from descriptor: Int32 = standardInput) {
    var settings = termios()
    guard isatty(descriptor) == 1, tcgetattr(descriptor, &settings) == 0 else { return nil }
    self.descriptor = descriptor
    before = settings
    KeyInput.current.withLock { $0 = self }
    takeKeys()
  }

  /// What may be typed.
  package enum Key: Equatable {
    case letter(Character)
    case left, right, up, down, escape
    /// One of the others, such as a function key.
    case other
  }

  /// The letter that was typed next; nil if none was.
  package func next() -> Character? {
    while let key = nextKey() {
      if case .letter(let letter) = key { return letter }
    }
    return nil
  }

  /// The key that was typed next; nil if none was.
  ///
  /// A background process that reads is stopped by the system, so it does not.
  package func nextKey() -> Key? {
    lock.withLock {
      guard !isPaused, isInForeground else { return nil }
      takeKeys()
      guard let byte = nextByte(waiting: 0) else { return nil }
      return byte == KeyInput.escape ? keyAfterEscape() : .letter(letter(from: byte))
    }
  }

  /// Waits for a key, and no longer than this.
  package func wait(milliseconds: Int32) {
    // A negative descriptor is one that poll ignores: keys that are another program's end no wait.
    var request = pollfd(fd: isInForeground ? descriptor : -1, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, milliseconds)
  }

  /// A letter that is no ASCII is several bytes.
  private func letter(from first: UInt8) -> Character {
    var bytes = [first]
    let count = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    while bytes.count < count, let byte = nextByte(waiting: KeyInput.patience) {
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).first ?? "\u{FFFD}"
  }

  /// An arrow, Home and a function key are an escape and several bytes, of which the last is a letter that
  /// nobody typed.
  private func keyAfterEscape() -> Key {
    switch nextByte(waiting: KeyInput.patience) {
    case nil: return .escape
    case KeyInput.escape:  // With Alt some terminals send one more before it.
      _ = keyAfterEscape()
      return .other
    case UInt8(ascii: "O"): return arrow(nextByte(waiting: KeyInput.patience))
    case UInt8(ascii: "["):
      var byte = nextByte(waiting: KeyInput.patience)
      if let letter = byte, arrow(letter) != .other { return arrow(letter) }
      // The console's function keys have this one twice.
      if byte == UInt8(ascii: "[") { byte = nextByte(waiting: KeyInput.patience) }
      while let parameter = byte, !(0x40...0x7E).contains(parameter) {
        byte = nextByte(waiting: KeyInput.patience)
      }
      return .other
    default: return .other
    }
  }

  /// How many milliseconds the next byte of one key may take: a terminal sends all of them at once.
  private static let patience: Int32 = 20

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

  /// Gives the terminal back for good.
  package func end() {
    pause()
    KeyInput.current.withLock { if $0 === self { $0 = nil } }
  }

  /// Gives the terminal back before this program ends or stops by a signal.
  package static func restore() { current.withLock { $0 }?.pause() }

  /// Takes keys again, after the program was stopped.
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

  private func takeKeys() {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else { return }
    let letters = tcflag_t(ICANON | ECHO)
    guard settings.c_lflag & letters != 0 else { return }
    settings.c_lflag &= ~letters
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// A terminal that is not this session's own has no foreground that could be another's.
  package var isInForeground: Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }
}
