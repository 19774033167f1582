import Foundation

/// A program that shares this process's terminal, such as an editor or a build.
///
/// The program runs in this process's group, so the terminal sends signals to both processes.
/// While this process waits for the program, Ctrl-C ends only the program.
package final class TerminalProgram: Sendable {
  private let process: pid_t
  /// The pipes to and from the program, or -1 for this process's streams.
  private let requests: Int32
  private let output: Int32

  /// Runs a program and returns its exit code, or `nil` if it can't start or is killed by a signal.
  ///
  /// - Parameters:
  ///   - arguments: The program's path, or its name in `PATH`, and its arguments.
  ///   - receive: Called with each line of output. If `nil`, the output goes to the terminal.
  ///   - waiting: Called about ten times per second while no line arrives.
  package static func run(
    _ arguments: [String], receiving receive: ((String) -> Void)? = nil,
    whileWaiting waiting: () -> Void = {}
  ) -> Int32? {
    ignoringInterrupts {
      guard let program = TerminalProgram(arguments, isAsked: false, isRead: receive != nil) else {
        return nil
      }
      while let receive, let line = program.nextLine(whileWaiting: waiting) { receive(line) }
      var status: Int32 = 0
      while waitpid(program.process, &status, 0) == -1, errno == EINTR {}
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    }
  }

  /// Starts a program that answers lines of input, or returns `nil` if it can't be started.
  ///
  /// Its input ends when this object is released.
  package convenience init?(answering arguments: [String]) {
    self.init(arguments, isAsked: true, isRead: true)
  }

  private init?(_ arguments: [String], isAsked: Bool, isRead: Bool) {
    var input: [Int32] = [-1, -1]
    var output: [Int32] = [-1, -1]
    let hasPipes = (!isAsked || pipe(&input) == 0) && (!isRead || pipe(&output) == 0)
    // Close the ends on exec, because a program that inherited one would keep the pipe open.
    for end in input + output { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process = hasPipes ? start(arguments, input: input[0], output: output[1]) : nil
    for end in [input[0], output[1]] { close(end) }
    guard let process else {
      for end in [input[1], output[0]] { close(end) }
      return nil
    }
    self.process = process
    requests = input[1]
    self.output = output[0]
  }

  deinit {
    for end in [requests, output] { close(end) }
    while waitpid(process, nil, 0) == -1, errno == EINTR {}
  }

  package var isWaiting: Bool {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, 0) == 0
  }

  /// Sends a line and passes each line of the response to `receive`.
  ///
  /// - Parameter receive: A closure that gets each line, and returns whether another follows.
  ///
  /// - Returns: `false` if the program ended before its response was complete.
  package func ask(_ request: String, receiving receive: (String) -> Bool) -> Bool {
    ignoringInterrupts {
      var rest = Array((request + "\n").utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR { return false }
        rest = rest.dropFirst(max(count, 0))
      }
      while let line = readOneLine(from: output) {
        if !receive(line) { return true }
      }
      return false
    }
  }

  private func nextLine(whileWaiting waiting: () -> Void) -> String? {
    var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 100) <= 0 { waiting() }
    return readOneLine(from: output)
  }
}

private func ignoringInterrupts<Result>(_ body: () -> Result) -> Result {
  let before = signal(SIGINT, SIG_IGN)
  defer { signal(SIGINT, before) }
  return body()
}

/// Starts a program in this process's group, or returns `nil` if that fails.
///
/// With a descriptor of -1, the program uses this process's stream.
private func start(_ arguments: [String], input: Int32, output: Int32) -> pid_t? {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  if input >= 0 { posix_spawn_file_actions_adddup2(&actions, input, standardInput) }
  if output >= 0 { posix_spawn_file_actions_adddup2(&actions, output, standardOutput) }
  var signals = sigset_t()
  sigemptyset(&signals)
  for signal in [SIGINT, SIGPIPE] { sigaddset(&signals, signal) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

  var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
  defer { words.forEach { free($0) } }
  words.append(nil)
  var process: pid_t = 0
  let code = posix_spawnp(&process, arguments[0], &actions, &attributes, words, environ)
  return code == 0 ? process : nil
}
