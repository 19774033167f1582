import TestFolders
import XCTest

/// A named pipe that closes when the last process holding it has ended.
final class Lifeline {
  /// A shell command that opens the pipe in the shell and in the processes that it starts.
  let hold: String
  private let end: Int32

  init(in folder: URL? = nil) throws {
    let pipe = try (folder ?? newFolder()).appendingPathComponent("lifeline").path
    guard mkfifo(pipe, 0o600) == 0 else { throw POSIXError(.EIO) }
    hold = "exec 9>'\(pipe)'"
    end = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
  }

  deinit { close(end) }

  /// Waits up to ten seconds for the pipe to close, and returns whether it has closed.
  func ends() -> Bool {
    var request = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 10_000) == 1 && Int32(request.revents) & Int32(POLLHUP) != 0
  }
}
