/// What `cell` was called with.
struct CellCall {
  let title: String
  let question: Question?
  let path: String
  let line: Int

  /// What is known of the cell where its file is missing.
  func source(number: Int, printing printed: [String]) -> CellSource {
    CellSource(
      number: number, title: title, line: line, code: "",
      expected: printed.map { ExpectedLine(text: $0, line: line) })
  }
}
