/// A form in which a page is given; each part becomes text, in the order of the page.
protocol PageForm {
  /// What stands before each printed line; nil if output is only given when its cell has ended.
  var gutter: Gutter? { get }
  /// What stands before the page; the page is nil where its file is missing.
  func opening(_ page: Page?, program: String) -> String
  func note(_ text: String) -> String
  func prose(_ text: String) -> String
  /// Swift between cells.
  func code(_ code: String) -> String
  /// What is given of a cell before it runs.
  func begin(_ cell: CellPart) -> String
  /// What is given of a cell after it has run.
  func end(_ cell: CellPart, _ run: CellRun) -> String
  /// What stands after the page.
  var closing: String { get }
}

/// What is known of a cell before it runs.
struct CellPart {
  let number: Int
  let count: Int?
  let title: String
  let code: String?
  let question: Question?

  /// Where the reader is: `Cell 2 of 9`.
  var place: String { "Cell \(number)" + (count.map { " of \($0)" } ?? "") }
}

/// What is known of a cell after it has run.
struct CellRun {
  let output: [OutputPiece]
  let finding: Finding?
}

extension PageForm {
  /// How a run differs from its page, as plain text.
  func difference(_ finding: Finding) -> String {
    PageRenderer(width: 80, hasColour: false, isPlain: false).finding(finding)
      .withoutTrailingSpaces
  }
}
