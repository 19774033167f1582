import Foundation

/// The command makes sense but cannot be done; the sentence says why and what to do.
package struct CourseError: LocalizedError {
  package let sentence: String
  /// Whether it is the machine's fault, so that there is no use in going on with the next answer.
  package let isTheMachines: Bool

  package var errorDescription: String? { sentence }

  package init(_ sentence: String, isTheMachines: Bool = false) {
    self.sentence = sentence
    self.isTheMachines = isTheMachines
  }
}
