/// The values of the `--format` option.
package enum Format: String, CaseIterable {
  case text, record

  package static let names = allCases.map(\.rawValue).joined(separator: " or ")

  /// The output format, or `nil` for text, which is formatted for the terminal.
  package var form: (any PageForm)? {
    switch self {
    case .text: nil
    case .record: RecordPage()
    }
  }
}

/// An output format that writes a page's record as JSON, which `PageRecord(lines:)` parses.
struct RecordPage: PageForm {
  func text(of part: PageRecord.Part) -> String { part.json + "\n" }
}
