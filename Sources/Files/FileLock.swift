import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Two programs at once would build in the same folder: the second one waits for the first.
///
/// While it waits it calls `waiting` about 20 times a second.
package struct FileLock {
  private let descriptor: Int32

  package init(_ file: URL, waiting: () -> Void = {}) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Unopened(
        errorDescription: "cannot open \(file.path): \(String(cString: strerror(errno))).")
    }
    while flock(descriptor, LOCK_EX | LOCK_NB) == -1 && (errno == EWOULDBLOCK || errno == EINTR) {
      waiting()
      usleep(50_000)
    }
  }

  private struct Unopened: LocalizedError {
    let errorDescription: String?
  }

  package func release() { close(descriptor) }
}
