import Foundation
import Supervisor

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The supervisors that have not been collected yet, so that Ctrl-C can end them all.
enum RunningProcesses {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var running: Set<pid_t> = []

  /// Starts one and remembers it in one step, so that no signal comes in between.
  static func start(_ start: () -> pid_t) -> pid_t {
    lock.withLock {
      supervisor_adopt_orphans()
      let process = start()
      if process > 0 { running.insert(process) }
      return process
    }
  }

  /// Forgets a process before it is collected and its number given to somebody else.
  static func collect(_ process: pid_t) {
    _ = lock.withLock { running.remove(process) }
    while waitpid(process, nil, 0) == -1 && errno == EINTR {}
  }

  /// Ends what a killed supervisor has left to us: children of ours that began a session of their
  /// own, which nothing does that we start, and that are no supervisors.
  ///
  /// It returns when two looks in a row found none, as a killed process needs a moment to go.
  static func endOrphans() {
    let ours = getsid(0)
    var cleanLooks = 0
    for _ in 0..<200 where cleanLooks < 2 {
      let orphans = lock.withLock {
        ProcessTree.children(of: getpid()).filter { !running.contains($0) && getsid($0) != ours }
      }
      for orphan in orphans {
        kill(orphan, SIGKILL)
        waitpid(orphan, nil, WNOHANG)
      }
      cleanLooks = orphans.isEmpty ? cleanLooks + 1 : 0
      if cleanLooks < 2 { usleep(2000) }
    }
  }

  /// Stops all that runs, and then this process; what was stopped goes on when this process does.
  static func stopUntilContinued() {
    lock.withLock {
      var stopped: Set<pid_t> = []
      // What is started meanwhile is found by another look.
      for _ in 0..<50 {
        let members = Set(running.flatMap { ProcessTree(below: $0).members })
        let running = members.subtracting(stopped)
        guard !running.isEmpty else { break }
        for member in running { kill(member, SIGSTOP) }
        stopped.formUnion(running)
      }
      // To this thread: it comes back when the process has been continued.
      raise(SIGSTOP)
      for member in stopped { kill(member, SIGCONT) }
    }
  }

  /// Ends all that runs, for good: nothing starts after that.
  static func endAll() {
    lock.lock()
    for process in running {
      for member in ProcessTree(below: process).members { kill(member, SIGKILL) }
    }
  }
}
