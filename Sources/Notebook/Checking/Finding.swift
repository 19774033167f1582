/// How a cell's run differs from what its page says.
struct Finding {
  let number: Int
  let title: String
  let path: String
  let cellLine: Int
  let difference: LineDifference
  let error: String?
  let questionProblem: String?

  var isProblem: Bool { !difference.isEmpty || error != nil || questionProblem != nil }

  /// The place to look at first.
  var place: String { "\(path):\(difference.firstDifferentLine ?? cellLine)" }
}
