import Foundation

/// What Ctrl-C and Ctrl-Z do: with the first every command ends, the terminal is put in order, and the exit
/// code is 130; with the second this process stops, and the terminal is put in order until it continues.
///
/// The commands have sessions of their own, so the terminal's signal reaches this process alone.
package enum Interrupt {
  /// The signals that ask a program to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

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
    for number in ending {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        unfinished.lock()
        Session.endAll()
        ScratchFolder.removeAll()
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
      raise(SIGSTOP)
      resume()
    }
    stop.resume()
    sources.append(stop)
  }
}
