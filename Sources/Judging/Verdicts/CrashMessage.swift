import CourseModel
import Foundation

/// Swift's own words about a crash, without what only its makers can read.
package enum CrashMessage {
  package static func `in`(_ errors: String, signal: Int32) -> String {
    for line in errors.split(separator: "\n") {
      guard let range = line.range(of: "Fatal error: ") else { continue }
      let words = line[range.upperBound...]
      // Swift names the place; it helps where it is in the learner's own file.
      guard let place = line.prefixMatch(of: #/Exercise\d+/(.+\.swift):(\d+): /#) else {
        return String(words)
      }
      return "\(words) (\(place.1), line \(place.2))"
    }
    switch signal {
    case SIGSEGV, SIGBUS: return "most often a recursion that never ends (signal \(signal))"
    case SIGXFSZ:
      return "it wrote a file larger than \(TestLimits.megabytesOfFile) MB (signal \(signal))"
    case SIGKILL, SIGTERM: return "something ended it from outside (signal \(signal))"
    default: return "signal \(signal)"
    }
  }
}
