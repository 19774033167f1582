/// A formatter that converts each part of a page's record to text.
package protocol PageForm {
  /// The mark in front of each printed line, or `nil` to show no output until the cell has ended.
  var gutter: Gutter? { get }
  /// Returns the text that appears before the cell runs.
  func begin(_ cell: CellPart) -> String
  func text(of part: PageRecord.Part) -> String
}

extension PageForm {
  package var gutter: Gutter? { nil }
  package func begin(_ cell: CellPart) -> String { "" }
}
