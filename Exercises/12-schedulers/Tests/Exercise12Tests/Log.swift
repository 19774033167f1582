import Foundation

/// What happened, in order; threads may write to it.
final class Log: @unchecked Sendable {  // Sendable: `lock` guards `written`.
  private let lock = NSLock()
  private var written: [String] = []

  var lines: [String] {
    lock.lock()
    defer { lock.unlock() }
    return written
  }

  func add(_ line: String) {
    lock.lock()
    defer { lock.unlock() }
    written.append(line)
  }
}
