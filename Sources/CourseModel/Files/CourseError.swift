/// The command makes sense but cannot be done; the sentence says why and what to do.
package struct CourseError: Error {
  package let sentence: String
  /// Whether it is the machine's fault, so that there is no use in going on with the next answer.
  package let isTheMachines: Bool

  package init(_ sentence: String, isTheMachines: Bool = false) {
    self.sentence = sentence
    self.isTheMachines = isTheMachines
  }
}
