import Console
import PlainText

/// A form in which a page is given; each part becomes text, in the order of the page.
package protocol PageForm {
  /// What stands before each printed line; nil if output is only given when its cell has ended.
  var gutter: Gutter? { get }
  /// What stands before the page; the page is nil where its file is missing.
  func opening(_ page: Page?, program: String) -> String
  func note(_ text: String) -> String
  func prose(_ text: String) -> String
  /// Prose that explains what a predicted cell has printed.
  func explanation(_ text: String) -> String
  /// Whether what explains an answer is folded, so that prose has to be kept apart.
  var foldsExplanations: Bool { get }
  /// Swift between cells.
  func code(_ code: String) -> String
  /// What is given of a cell before it runs.
  func begin(_ cell: CellPart) -> String
  /// What is given of a cell after it has run.
  func end(_ cell: CellPart, _ run: CellRun) -> String
  /// What a reader may do now, and what it has to print; the answer is not given.
  func challenge(_ challenge: Challenge) -> String
  /// A question for a reason, and its answer, which a form may fold.
  func why(_ why: Why) -> String
  /// What stands after the page.
  var closing: String { get }
}

/// What is known of a cell before it runs.
package struct CellPart {
  package let number: Int
  package let count: Int?
  package let title: String
  package let code: String?
  package let question: Question?

  package init(number: Int, count: Int?, title: String, code: String?, question: Question?) {
    self.number = number
    self.count = count
    self.title = title
    self.code = code
    self.question = question
  }

  /// Where the reader is: `Cell 2 of 9`.
  package var place: String { "Cell \(number)" + (count.map { " of \($0)" } ?? "") }
}

/// What is known of a cell after it has run.
package struct CellRun {
  package let output: [OutputPiece]
  package let finding: CellFinding?
  /// Whether a difference is a reader's own doing.
  package let isYours: Bool

  package init(output: [OutputPiece], finding: CellFinding?, isYours: Bool = false) {
    self.isYours = isYours
    self.output = output
    self.finding = finding
  }

  /// The lines that the page's own are compared with.
  package var printed: [String] { output.printed }
}

extension PageForm {
  package var foldsExplanations: Bool { false }
  package func explanation(_ text: String) -> String { prose(text) }

  /// Prose directly after a predicted cell explains it, up to the next heading.
  package func prose(_ text: String, followsPrediction: Bool) -> String {
    guard followsPrediction, foldsExplanations else { return prose(text) }
    let (explanation, rest) = Explanation.split(text)
    return (explanation.isBlank ? "" : self.explanation(explanation))
      + (rest.isBlank ? "" : prose(rest))
  }
}
