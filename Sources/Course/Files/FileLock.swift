import Foundation

/// Two programs at once would build in the same folder: the second one waits for the first.
///
/// Whoever holds it writes the number of its process there. Another one that waits calls `waiting` at each
/// ``Tick``, with that number; what that throws ends the waiting.
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
        // try?: the number is said to a person; a holder that has not written it yet still holds.
        try waiting((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        Thread.sleep(forTimeInterval: Tick.seconds)
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

/// The pace of whoever waits: about 20 looks a second, which a person takes for at once.
///
/// A clock serves here, and no event: the same look turns a spinner, reads a key and asks whether anybody
/// still waits; and of a change in a folder that a container or a network shares no system tells.
package enum Tick {
  package static let seconds = 0.05
}
