import ReactiveCore

/// What a command told, line by line, in the order in which it was told.
final class CommandDiary: @unchecked Sendable {  // Sendable: each test writes on one thread.
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }

  func follow<Value>(_ name: String, _ signal: Signal<Value>) {
    signal.subscribe(
      next: { self.write("\(name) \($0)") },
      error: { self.write("\(name) failed: \($0)") },
      completed: { self.write("\(name) completed") })
  }

  func follow<Input, Output>(_ command: Command<Input, Output>) {
    follow("errors", command.errors)
    follow("executing", command.executing)
    follow("enabled", command.enabled)
    follow("execution", command.executionSignals.map { _ in "began" })
  }

  /// What was written since the last call.
  func takeLines() -> [String] {
    defer { lines = [] }
    return lines
  }
}

enum SaveError: Error { case diskFull, noPermission }
