import Dispatch

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What Ctrl-C does: every command ends, the terminal is put in order, the exit code is 130.
///
/// The commands have sessions of their own, so the terminal's signal reaches this process alone.
public enum Interrupt {
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// Takes over the signals that ask a program to end.
  ///
  /// Call it once, when the program starts.
  ///
  /// - Parameter restore: puts the terminal in order; nothing is started or drawn after it.
  public static func install(restoring restore: @escaping @Sendable () -> Void = {}) {
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        RunningProcesses.endAll()
        restore()
        _exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
