/// The output formats of a page.
package enum Format: String, CaseIterable {
  case text, record

  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The form, or `nil` for text, which depends on the terminal.
  package var form: (any PageForm)? {
    switch self {
    case .text: nil
    case .record: RecordPage()
    }
  }
}

/// A form that prints the record of a page; see `PageRecord(lines:)`.
struct RecordPage: PageForm {
  func text(of part: PageRecord.Part) -> String { part.json + "\n" }
}
