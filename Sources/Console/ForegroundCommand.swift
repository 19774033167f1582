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
    let pipe = receive == nil ? nil : closedOnExecution()
    if receive != nil, pipe == nil { return nil }
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    let process = startCommand(arguments, output: pipe?.start ?? -1)
    if let pipe { close(pipe.start) }
    defer { if let pipe { close(pipe.end) } }
    guard let process else { return nil }
    if let receive, let pipe {
      while let line = nextLine(from: pipe.end, whileWaiting: waiting) { receive(line) }
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
