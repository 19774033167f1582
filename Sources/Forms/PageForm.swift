import Page

/// A form in which a page is given: each part of its record becomes text, in the order of the page.
package protocol PageForm {
  /// What stands before each printed line; nil if output is only given when its cell has ended.
  var gutter: Gutter? { get }
  func opening(_ head: PageRecord.Head) -> String
  /// What is given of a cell before it runs.
  func begin(_ cell: CellPart) -> String
  func text(of part: PageRecord.Part) -> String
  /// What stands after the page.
  var closing: String { get }
}

extension PageForm {
  package var gutter: Gutter? { nil }
  package func begin(_ cell: CellPart) -> String { "" }
  package var closing: String { "" }

  /// The whole of a page that has run.
  package func text(of record: PageRecord) -> String {
    opening(record.head) + record.parts.map { text(of: $0) }.joined() + closing
  }
}

/// The record itself, from which `PageRecord(lines:)` reads it again.
struct RecordPage: PageForm {
  func opening(_ head: PageRecord.Head) -> String { head.json + "\n" }
  func text(of part: PageRecord.Part) -> String { part.json + "\n" }
}

/// The forms of a page that a reader can ask for.
package enum Format: String, CaseIterable {
  case text, markdown, html, ipynb, record

  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The form; nil for text, whose form depends on the terminal.
  package var form: (any PageForm)? {
    switch self {
    case .text: nil
    case .markdown: MarkdownPage()
    case .html: HTMLPage()
    case .ipynb: JupyterPage()
    case .record: RecordPage()
    }
  }
}
