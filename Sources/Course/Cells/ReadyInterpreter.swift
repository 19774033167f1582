import Synchronization

/// An interpreter that was started in advance for the next run.
package final class ReadyInterpreter: Sendable {
  private let interpreter = Mutex<Interpreter?>(nil)

  package init() {}

  func take(_ command: [String]) -> Interpreter? {
    guard let taken = takeAny(), taken.command == command, taken.isRunning else { return nil }
    return taken
  }

  func start(_ command: [String], by start: () throws -> Interpreter) {
    interpreter.withLock { waiting in
      if let waiting, waiting.command == command, waiting.isRunning { return }
      // Ignore the error, because the next run tries again and reports it.
      waiting = try? start()
    }
  }

  package func clear() { _ = takeAny() }

  private func takeAny() -> Interpreter? {
    interpreter.withLock { waiting in
      let taken = waiting
      waiting = nil
      return taken
    }
  }
}
