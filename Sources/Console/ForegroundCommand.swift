#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
  /// - Parameter receive: Is called with each line of its standard output; nil leaves it the terminal.
  package func run(receiving receive: ((String) -> Void)? = nil) -> Int32? {
    var ends: [Int32] = [-1, -1]
    if receive != nil {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    let before = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, before) }
    let process = start(output: ends[1])
    if receive != nil { close(ends[1]) }
    defer { if receive != nil { close(ends[0]) } }
    guard let process else { return nil }
    if let receive {
      while let line = readOneLine(from: ends[0]) { receive(line) }
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
  }

  private func start(output: Int32) -> pid_t? {
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
}
