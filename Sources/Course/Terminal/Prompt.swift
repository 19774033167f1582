import Foundation
import Synchronization

extension Terminal {
  /// Writes a prompt and reads the answer, or returns `nil` at the end of the input.
  ///
  /// The prompt is written again when the program continues after Ctrl-Z.
  package func ask(_ prompt: String) -> String? {
    write(prompt)
    guard isInteractive else { return readLine() }
    StoppedPrompt.begin { [write] in write(prompt) }
    defer { StoppedPrompt.end() }
    return readLine()
  }
}

/// The prompt to show again when the process continues.
private enum StoppedPrompt {
  private static let redraw = Mutex<(@Sendable () -> Void)?>(nil)
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
