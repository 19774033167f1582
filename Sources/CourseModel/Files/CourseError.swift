/// The command makes sense but cannot be done; the sentence says why and what to do.
package struct CourseError: Error {
  package let sentence: String
  package init(_ sentence: String) { self.sentence = sentence }
}
