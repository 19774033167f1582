import Foundation

/// The handling of Ctrl-C and Ctrl-Z.
///
/// Ctrl-C ends all commands, restores the terminal, and exits with code 130.
/// Ctrl-Z restores the terminal and stops this process until it is resumed.
///
/// Commands have their own sessions, so the terminal sends its signals only to this process.
package enum Interrupt {
  /// The POSIX signals that ask a program to end.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// Installs the handlers at the start of the program.
  ///
  /// - Parameters:
  ///   - restore: Restores the terminal before this process ends or stops.
  ///   - resume: Called when this process continues after a stop.
  package static func install(
    restoring restore: @escaping @Sendable () -> Void = {},
    resuming resume: @escaping @Sendable () -> Void = {}
  ) {
    for number in ending {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
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
