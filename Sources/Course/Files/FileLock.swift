import Foundation

/// A lock between processes.
///
/// The holder writes its process ID to the file. A waiting process passes that ID to `waiting`
/// once per ``PollInterval``, and stops waiting if the closure throws an error.
package struct FileLock {
  private let descriptor: Int32

  package init(_ file: URL, waiting: (_ holder: String) throws -> Void = { _ in }) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CocoaError.ofWriting(file)
    }
    do {
      while flock(descriptor, LOCK_EX | LOCK_NB) == -1 {
        guard errno == EWOULDBLOCK || errno == EINTR else {
          throw CocoaError(.fileLocking, userInfo: [NSFilePathErrorKey: file.path])
        }
        // The holder might not have written its ID yet, but the ID is only for display.
        try waiting((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        Thread.sleep(forTimeInterval: PollInterval.seconds)
      }
    } catch {
      close(descriptor)
      throw error
    }
    ftruncate(descriptor, 0)
    let number = String(getpid())
    pwrite(descriptor, number, number.utf8.count, 0)
  }

  package func release() { close(descriptor) }
}

/// The interval between two checks of a polling loop, short enough to feel immediate.
///
/// The same loop animates a spinner, reads keys, and checks for cancellation. Polling also works
/// in folders shared with a container or over a network, where file system events are unreliable.
package enum PollInterval {
  package static let seconds = 0.05
}
