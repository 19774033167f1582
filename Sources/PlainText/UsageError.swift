import Foundation

/// An error in a command's arguments, with a sentence that says what to type instead.
package struct UsageError: LocalizedError, Equatable {
  package let sentence: String

  package var errorDescription: String? { sentence }

  package init(_ sentence: String) {
    self.sentence = sentence
  }
}
