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
enum Interrupt {
  private struct Running {
    var group: pid_t
    var mark: String
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var running: Running?
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { end(with: number) }
      source.resume()
      sources.append(source)
    }
  }

  static func watch(group: pid_t, mark: String) {
    lock.withLock { running = Running(group: group, mark: mark) }
  }

  static func forget() {
    lock.withLock { running = nil }
  }

  private static func end(with number: Int32) {
    lock.lock()  // for good: nothing may start now
    if let running { Stray.end(group: running.group, mark: running.mark) }
    ProgressLine.restoreTerminal()
    _exit(128 + number)
  }
}
