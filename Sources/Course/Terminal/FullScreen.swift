import Synchronization

/// The alternate screen of the terminal, for a program that redraws the whole window.
///
/// Call ``restore()`` before a POSIX signal terminates or suspends the program.
package final class FullScreen: Sendable {
  private enum State { case shown, hidden, ended }
  private let write: @Sendable (String) -> Void
  private let state = Mutex(State.hidden)

  /// Creates the screen, which appears with the first frame.
  package init(writingTo write: @escaping @Sendable (String) -> Void) {
    self.write = write
    FullScreen.current.withLock { $0 = self }
  }

  /// Draws over the previous frame without clearing it, to avoid flickering.
  ///
  /// Does nothing while the program is suspended.
  package func draw(_ lines: [String]) {
    state.withLock { state in
      guard state != .ended, !FullScreen.isPaused.withLock({ $0 }) else { return }
      let begin = state == .shown ? "" : "\u{1B}[?1049h\u{1B}[?25l"
      state = .shown
      let text = lines.map { "\($0)\u{1B}[K" }.joined(separator: "\r\n")
      write("\(begin)\u{1B}[H\(text)\u{1B}[J")
    }
  }

  /// Restores the window, and ignores later frames.
  package func end() {
    hide(.ended)
    FullScreen.current.withLock { if $0 === self { $0 = nil } }
  }

  /// Restores the window before a POSIX signal terminates or suspends the program.
  package static func restore() {
    isPaused.withLock { $0 = true }
    current.withLock { $0 }?.hide(.hidden)
  }

  /// Allows drawing again when the suspended program continues.
  package static func resume() { isPaused.withLock { $0 = false } }

  private static let current = Mutex<FullScreen?>(nil)
  private static let isPaused = Mutex(false)

  private func hide(_ newState: State) {
    state.withLock { state in
      if state == .shown { write("\u{1B}[?25h\u{1B}[?1049l") }
      state = newState
    }
  }
}
