/// How a cell's run differs from what its page says.
package struct CellFinding: Codable, Equatable {
  package let cell: CellSource
  package let path: String
  package let difference: LineDifference
  package let error: String?
  package let questionProblem: String?

  package init(
    cell: CellSource, path: String, difference: LineDifference, error: String?,
    questionProblem: String?
  ) {
    self.cell = cell
    self.path = path
    self.difference = difference
    self.error = error
    self.questionProblem = questionProblem
  }

  package var isProblem: Bool { !difference.isEmpty || error != nil || questionProblem != nil }

  /// The place to look at first.
  package var place: String {
    "\(path):\(difference.isEmpty ? cell.line : difference.firstDifferentLine ?? cell.line)"
  }
}
