/// A form in which a page is given: each part of its record becomes text, in the order of the page.
package protocol PageForm {
  /// What stands before each printed line; nil if output is only given when its cell has ended.
  var gutter: Gutter? { get }
  func opening(_ head: PageRecord.Head) -> String
  /// What is given of a cell before it runs.
  func begin(_ cell: CellPart) -> String
  func text(of part: PageRecord.Part) -> String
}

extension PageForm {
  package var gutter: Gutter? { nil }
  package func begin(_ cell: CellPart) -> String { "" }
}
