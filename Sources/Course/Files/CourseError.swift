import Foundation

/// An error with a sentence that says what is wrong and what to do.
package struct CourseError: LocalizedError {
  package let sentence: String
  /// A Boolean value that indicates whether the machine caused the error, in which case any
  /// answer would fail.
  package let isMachineProblem: Bool

  package var errorDescription: String? { sentence }

  package init(_ sentence: String, isMachineProblem: Bool = false) {
    self.sentence = sentence
    self.isMachineProblem = isMachineProblem
  }
}
