/// How a cell's run differs from what its page says.
struct Finding: Equatable {
  let cell: CellSource
  let path: String
  let difference: LineDifference
  let error: String?
  let questionProblem: String?

  var isProblem: Bool { !difference.isEmpty || error != nil || questionProblem != nil }

  /// The place to look at first.
  var place: String {
    "\(path):\(difference.isEmpty ? cell.line : difference.firstDifferentLine ?? cell.line)"
  }
}
