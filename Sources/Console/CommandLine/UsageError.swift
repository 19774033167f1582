import Foundation

/// The command line makes no sense; the sentence says what to type instead.
package struct UsageError: LocalizedError, Equatable {
  package let sentence: String

  package var errorDescription: String? { sentence }

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}

/// The exit code: 64 is the usual code for a command line that makes no sense.
package enum ExitCode: Int32 {
  case success = 0
  case failure = 1
  case usage = 64
}
