import Foundation

/// A program that has the terminal until it ends, such as an editor.
///
/// Ctrl-C is meant for it: this process does not end by it meanwhile.
package struct ForegroundCommand {
  private let arguments: [String]

  /// The program, by its path or by its name in `PATH`, and what follows it.
  package init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// Runs it and returns its exit code; nil if it was not started or was ended by a signal.
  ///
  /// - Parameters:
  ///   - receive: Is called with each line of its standard output; nil leaves it the terminal.
  ///   - waiting: Is called about ten times a second while no line comes.
  package func run(
    receiving receive: ((String) -> Void)? = nil, whileWaiting waiting: () -> Void = {}
  ) -> Int32? {
    var ends: [Int32] = [-1, -1]
    if receive != nil {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    let process = startCommand(arguments, output: ends[1])
    if receive != nil { close(ends[1]) }
    defer { if receive != nil { close(ends[0]) } }
    guard let process else { return nil }
    if let receive {
      while let line = nextLine(from: ends[0], whileWaiting: waiting) { receive(line) }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  private func nextLine(from descriptor: Int32, whileWaiting waiting: () -> Void) -> String? {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 100) <= 0 { waiting() }
    return readOneLine(from: descriptor)
  }
}
