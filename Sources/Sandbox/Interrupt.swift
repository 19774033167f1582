import Dispatch
import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Ctrl-C: the running child's group ends, the progress line goes, the exit code is 130.
///
/// The child is in a group of its own, so the terminal's signal reaches only us.
package enum Interrupt {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var restore: @Sendable () -> Void = {}
  nonisolated(unsafe) private static var running: pid_t?
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  package static func install(restoring: @escaping @Sendable () -> Void = {}) {
    restore = restoring
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { end(with: number) }
      source.resume()
      sources.append(source)
    }
  }

  /// Starts a child and remembers its group in one step, so that no signal comes in between.
  package static func whileWatching(_ start: () throws -> pid_t) rethrows -> pid_t {
    try lock.withLock {
      let group = try start()
      running = group
      return group
    }
  }

  /// Forgets a group before its leader is collected and its number given to somebody else.
  package static func forget() {
    lock.withLock { running = nil }
  }

  private static func end(with number: Int32) {
    lock.lock()  // for good: nothing may start now
    if let running { Stray.end(group: running) }
    restore()
    _exit(128 + number)
  }
}
