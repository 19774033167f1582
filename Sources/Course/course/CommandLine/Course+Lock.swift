import Terminal
import Exercises
import Files

extension Course {
  /// Held by a command that changes files; while it waits, it says for whom.
  func lock(saying command: String) throws -> FileLock {
    let progress = ProgressLine.standard()
    defer { progress.clear() }
    return try lock { holder in
      progress.show("\(command) waits for process \(holder) to end")
      progress.turn()
    }
  }
}
