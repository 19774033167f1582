import Foundation

/// A command and all processes in the session that it leads.
///
/// Compilers create their own process groups, so ending one process group isn't enough.
struct Session {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var leaders: Set<pid_t> = []

  private let leader: pid_t

  /// Starts a program in a new session, with `descriptors` as its descriptors 0, 1, 2, and so on.
  init(_ words: [String], environment: [String: String], descriptors: [Int32]) throws {
    var leader: pid_t = 0
    let code = Session.lock.withLock {
      let code = Session.spawn(&leader, words, environment, descriptors)
      if code == 0 { Session.leaders.insert(leader) }
      return code
    }
    guard code == 0 else { throw LaunchError("cannot start a process", code: code) }
    self.leader = leader
  }

  private static func spawn(
    _ process: inout pid_t, _ words: [String], _ environment: [String: String],
    _ descriptors: [Int32]
  ) -> Int32 {
    // Write POSIX_SPAWN_SETSID as a number, because not every system exports it to Swift.
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let ownSession: Int32 = 0x400 | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let ownSession: Int32 = 0x80
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    #if os(Linux)
      // Libraries might have opened descriptors without close-on-exec. /proc might be missing.
      let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      for descriptor in open.compactMap({ Int32($0) }) where descriptor >= descriptors.count {
        posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif
    // Reset the signal handling, because this process ignores or blocks some POSIX signals.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in Interrupt.ending + [SIGTSTP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK) | ownSession))

    let lists = [words, environment.map { "\($0.key)=\($0.value)" }].map { words in
      words.map { strdup($0) } + [nil]
    }
    defer { lists.joined().forEach { free($0) } }
    return posix_spawn(&process, words[0], &actions, &attributes, lists[0], lists[1])
  }

  /// A Boolean value that indicates whether the command has ended, even if its children haven't.
  var isOver: Bool {
    var state = siginfo_t()
    let found = waitid(P_PID, id_t(leader), &state, WEXITED | WNOHANG | WNOWAIT) == 0
    return !found || state.si_signo == SIGCHLD
  }

  /// Kills all processes in the session, and returns the command's exit status or signal.
  func end() -> ChildProcess.End {
    Session.killAll(in: [leader])
    _ = Session.lock.withLock { Session.leaders.remove(leader) }
    var status: Int32 = 0
    while waitpid(leader, &status, 0) == -1, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .exited((status >> 8) & 0xff) : .signaled(signal)
  }

  /// Kills all processes in all sessions, and keeps the lock so that no session can start.
  static func endAll() {
    lock.lock()
    killAll(in: leaders)
  }

  /// Kills the processes in the given sessions until no new ones appear.
  private static func killAll(in leaders: Set<pid_t>) {
    for leader in leaders { kill(leader, SIGKILL) }
    var killed = leaders
    while true {
      let found = allProcesses().filter { !killed.contains($0) && leaders.contains(getsid($0)) }
      guard !found.isEmpty else { return }
      for process in found { kill(process, SIGKILL) }
      killed.formUnion(found)
    }
  }

  private static func allProcesses() -> [pid_t] {
    #if os(Linux)
      // Without /proc, only the leader is killed.
      let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
      return (names ?? []).compactMap { pid_t($0) }
    #else
      var name = [CTL_KERN, KERN_PROC, KERN_PROC_ALL]
      var size = 0
      sysctl(&name, 3, nil, &size, nil, 0)
      // Leave room for processes that start in the meantime.
      let stride = MemoryLayout<kinfo_proc>.stride
      var list = [kinfo_proc](repeating: kinfo_proc(), count: size / stride + 100)
      size = list.count * stride
      guard sysctl(&name, 3, &list, &size, nil, 0) == 0 else { return [] }
      return list.prefix(size / stride).map(\.kp_proc.p_pid)
    #endif
  }
}
