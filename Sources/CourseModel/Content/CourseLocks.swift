import Files
import Foundation

extension Course {
  /// Held by whatever builds exercises or changes their files: `check`, `update`, `reset`, `backups`.
  package func lock(waiting: (_ holder: String) throws -> Void = { _ in }) throws -> FileLock {
    try FileLock(root.appendingPathComponent(".build/course/check.lock"), waiting: waiting)
  }

  /// Lets one program at a time change what is noted in `.course`.
  func withRecordsLocked<Result>(_ work: () throws -> Result) throws -> Result {
    let lock = try FileLock(state.appendingPathComponent("lock"))
    defer { lock.release() }
    return try work()
  }
}
