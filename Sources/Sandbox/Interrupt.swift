import Foundation

/// What Ctrl-C and Ctrl-Z do: with the first every command ends, the terminal is put in order, and the exit
/// code is 130; with the second every command stops, and goes on when this process does.
///
/// The commands have sessions of their own, so the terminal's signal reaches this process alone.
package enum Interrupt {
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
  private static let unfinished = NSLock()

  /// Does work that no signal may leave half done: a signal ends this process when it is done.
  package static func deferred<Result>(by work: () throws -> Result) rethrows -> Result {
    unfinished.lock()
    defer { unfinished.unlock() }
    return try work()
  }

  /// Takes over the signals that ask a program to end or to stop.
  ///
  /// Call it once, when the program starts.
  ///
  /// - Parameters:
  ///   - restore: puts the terminal in order; nothing is started after it.
  ///   - resume: is called when this process goes on after it was stopped.
  package static func install(
    restoring restore: @escaping @Sendable () -> Void = {},
    resuming resume: @escaping @Sendable () -> Void = {}
  ) {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        unfinished.lock()
        RunningProcesses.endAll()
        restore()
        _exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
    signal(SIGTSTP, SIG_IGN)
    let stop = DispatchSource.makeSignalSource(signal: SIGTSTP, queue: .global())
    stop.setEventHandler {
      restore()
      RunningProcesses.stopUntilContinued()
      resume()
    }
    stop.resume()
    sources.append(stop)
  }
}
