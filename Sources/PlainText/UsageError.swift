import Foundation

/// An error in a command line, including what to type instead.
package struct UsageError: LocalizedError, Equatable {
  package let sentence: String

  package var errorDescription: String? { sentence }

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
