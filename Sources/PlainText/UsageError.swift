import Foundation

/// The command line makes no sense; the sentence says what to type instead.
package struct UsageError: LocalizedError, Equatable {
  package let sentence: String

  package var errorDescription: String? { sentence }

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
