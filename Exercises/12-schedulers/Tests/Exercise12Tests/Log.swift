final class Log: @unchecked Sendable {  // Sendable: a test has one thread.
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}
