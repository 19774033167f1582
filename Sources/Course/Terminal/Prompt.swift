import Foundation
import Synchronization

extension Terminal {
  /// Writes a prompt and reads the answer; nil at the end of the input.
  ///
  /// Whoever stops the program here with Ctrl-Z finds the prompt again when it goes on.
  package func ask(_ prompt: String) -> String? {
    write(prompt)
    guard isInteractive else { return readLine() }
    StoppedPrompt.begin { [write] in write(prompt) }
    defer { StoppedPrompt.end() }
    return readLine()
  }
}

/// The prompt that waits for an answer, to be written again when this process goes on after a stop.
private enum StoppedPrompt {
  private static let redraw = Mutex<(@Sendable () -> Void)?>(nil)
  /// Made once, and never touched again.
  nonisolated(unsafe) private static let continued: any DispatchSourceSignal = {
    let source = DispatchSource.makeSignalSource(signal: SIGCONT, queue: .global())
    source.setEventHandler { redraw.withLock { $0?() } }
    source.activate()
    return source
  }()

  static func begin(_ redraw: @escaping @Sendable () -> Void) {
    _ = continued
    self.redraw.withLock { $0 = redraw }
  }

  static func end() { redraw.withLock { $0 = nil } }
}
