import Synchronization

/// An interpreter that has started while nobody waits for it, kept for the next run.
///
/// It is used once: whatever a cell did, the next one finds a process of its own.
package final class ReadyInterpreter: Sendable {
  private let interpreter = Mutex<Interpreter?>(nil)

  package init() {}

  /// The one that waits, if it is of this kind; another is ended.
  func take(_ kind: Interpreter.Kind) -> Interpreter? {
    guard let taken = takeAny(), taken.kind == kind, taken.isRunning else { return nil }
    return taken
  }

  /// Starts one, if none of this kind waits.
  func start(_ kind: Interpreter.Kind, by start: () throws -> Interpreter) {
    interpreter.withLock { waiting in
      if let waiting, waiting.kind == kind, waiting.isRunning { return }
      // try?: why it cannot start is said to whoever runs a cell.
      waiting = try? start()
    }
  }

  /// Ends the one that waits.
  package func clear() { _ = takeAny() }

  private func takeAny() -> Interpreter? {
    interpreter.withLock { waiting in
      let taken = waiting
      waiting = nil
      return taken
    }
  }
}
