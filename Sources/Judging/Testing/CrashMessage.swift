import Foundation

/// Swift's own words about a crash, without what only its makers can read.
struct CrashMessage {
  let words: String
  /// Where it was, if Swift names a file of the exercise.
  let place: CrashPlace?

  init(in errors: String, signal: Int32) {
    for line in errors.split(separator: "\n") {
      guard let opening = line.range(of: "Fatal error: ") else { continue }
      words = String(line[opening.upperBound...])
      // A trap inside of the standard library names a file of its own.
      let match = line.prefixMatch(of: #/Exercise\d+/(.+\.swift):(\d+): /#)
      place = match.flatMap { match in
        Int(match.2).map { CrashPlace(file: String(match.1), line: $0) }
      }
      return
    }
    words = CrashMessage.words(for: signal)
    place = nil
  }

  private static func words(for signal: Int32) -> String {
    switch signal {
    case SIGSEGV, SIGBUS: "most often a recursion that never ends (signal \(signal))"
    case SIGXFSZ:
      "it wrote a file larger than \(TestLimits.megabytesOfFile) MB (signal \(signal))"
    case SIGKILL, SIGTERM: "something ended it from outside (signal \(signal))"
    default: "signal \(signal)"
    }
  }
}
