/// The forms of a page that a reader can ask for.
package enum Format: String, CaseIterable {
  case text, record

  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The form; nil for text, whose form depends on the terminal.
  package var form: (any PageForm)? {
    switch self {
    case .text: nil
    case .record: RecordPage()
    }
  }
}

/// The record itself, from which `PageRecord(lines:)` reads it again.
struct RecordPage: PageForm {
  func opening(_ head: PageRecord.Head) -> String { head.json + "\n" }
  func text(of part: PageRecord.Part) -> String { part.json + "\n" }
}
