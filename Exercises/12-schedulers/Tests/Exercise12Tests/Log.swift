final class Log: @unchecked Sendable {  // Sendable: tests use one thread.
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
