import Foundation

/// The one page that this program shows, from its first cell to the program's end.
@MainActor
enum Session {
  private static var runner: Runner?

  /// The runner of the page; the first cell starts it.
  static func of(pageAt path: String) -> Runner {
    if let runner { return runner }
    endQuietlyOnSignals()
    let runner = Runner.start(
      arguments: CommandLine.arguments, path: path, console: .process(), output: .shared)
    Self.runner = runner
    // A page needs no last line: what stands after its last cell is shown when the program ends,
    // and the exit code is set there.
    atexit {
      guard Thread.isMainThread else {
        writeAll("the page was ended by another thread\n", to: standardError)
        _exit(1)
      }
      MainActor.assumeIsolated { _exit(Session.finish()) }
    }
    return runner
  }

  private static func finish() -> Int32 {
    runner?.finish() ?? 0
  }
}
