import Foundation
import Supervisor

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

  /// Ends what a killed supervisor has left to us: children of ours that began a session of their own
  /// after it had started, and that are no supervisors.
  ///
  /// A program that somebody starts beside the run may begin a session too and lose its parent to us, as
  /// editors do; one that is older than the supervisor is never its orphan.
  ///
  /// It returns when two looks in a row found none that may be killed, as a list may lack a process that
  /// loses its parent meanwhile; at the latest after two seconds.
  static func endOrphans(since start: UInt64) {
    let ours = getsid(0)
    let deadline = ContinuousClock.now + .seconds(2)
    var cleanLooks = 0
    while cleanLooks < 2, .now < deadline {
      // Under the lock, so that no number is another process's by then.
      let killed = lock.withLock {
        ProcessTree.children(of: getpid()).filter {
          !running.contains($0) && getsid($0) != ours && ProcessTree.start(of: $0) >= start
        }.filter(isKilled)
      }
      cleanLooks = killed.isEmpty ? cleanLooks + 1 : 0
      if cleanLooks < 2 { usleep(2000) }
    }
  }

  /// Kills a child, and collects it if it has gone already; false for one that may not be killed.
  private static func isKilled(_ child: pid_t) -> Bool {
    guard kill(child, SIGKILL) == 0 else { return false }
    waitpid(child, nil, WNOHANG)
    return true
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
