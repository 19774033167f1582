import Foundation

/// A program that stays beside this one and answers each line that it reads with lines of its own.
///
/// It reads the end of its input when this process ends or drops it, and is to end then too. Ctrl-C is
/// meant for it while it answers: this process does not end by it meanwhile.
package final class AnsweringCommand: Sendable {
  private let process: pid_t
  private let requests: Int32
  private let answers: Int32

  /// Starts the program; nil if that is not possible.
  ///
  /// - Parameter arguments: The program, by its path or by its name in `PATH`, and what follows it.
  package init?(_ arguments: [String]) {
    guard let input = closedOnExecution(), let output = closedOnExecution() else { return nil }
    guard let process = startCommand(arguments, input: input.end, output: output.start) else {
      for descriptor in [input.start, input.end, output.start, output.end] { close(descriptor) }
      return nil
    }
    close(input.end)
    close(output.start)
    self.process = process
    requests = input.start
    answers = output.end
  }

  deinit {
    close(requests)
    close(answers)
    while waitpid(process, nil, 0) == -1, errno == EINTR {}
  }

  /// Whether it waits for a request: it has not ended, and has said nothing that nobody asked for.
  package var isWaiting: Bool {
    var request = pollfd(fd: answers, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  /// Sends a line and receives the lines of the answer.
  ///
  /// - Parameter receive: Is called with each line, and says whether another one follows.
  /// - Returns: False if the program ended before the end of its answer.
  package func ask(_ request: String, receiving receive: (String) -> Bool) -> Bool {
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    var rest = Array((request + "\n").utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { return false }
      rest = rest.dropFirst(max(count, 0))
    }
    while let line = readOneLine(from: answers) {
      if !receive(line) { return true }
    }
    return false
  }
}

/// A pipe that no program inherits: what is written at its start is read at its end.
func closedOnExecution() -> (start: Int32, end: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (start: ends[1], end: ends[0])
}
