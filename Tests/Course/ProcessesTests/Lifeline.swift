import TestFolders
import XCTest

/// A named pipe that ends when the last process that holds it has ended.
final class Lifeline {
  /// What a shell has to run first, so that it and its children hold the pipe.
  let hold: String
  private let end: Int32

  init(in folder: URL? = nil) throws {
    let pipe = try (folder ?? newFolder()).appendingPathComponent("lifeline").path
    guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.EIO) }
    hold = "exec 9>'\(pipe)'"
    end = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(end) }

  /// Waits for its end, ten seconds at most; false if a process still holds it.
  func ends() -> Bool {
    var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 10_000) == 1 && Int32(request.revents) & Int32(POLLHUP) != 0
  }
}
