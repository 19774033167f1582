import CourseModel
import Files
import Foundation

/// A line `ID | mark | text` of `Statements.txt` or `Exceptions.txt`.
struct ConformanceEntry {
  static let kinds = ["different", "decided", "impossible"]

  let id: String
  /// How a statement is known: S, D, C, M, Q, V; or the kind of an exception.
  let mark: String
  /// What the original does; or why it is otherwise here, with the names of tests that show what holds instead.
  let text: String

  /// The entries below each `# heading`; those above the first have an empty one.
  typealias Sections = [(heading: String, entries: [ConformanceEntry])]

  static func statements(of text: String) throws -> Sections {
    try sections(of: text, in: "Statements.txt", wanted: "ID | tags | text")
  }

  static func exceptions(of text: String) throws -> [ConformanceEntry] {
    let wanted = "ID | kind | reason, a kind of: \(kinds.joined(separator: ", "))"
    return try sections(of: text, in: "Exceptions.txt", marks: kinds, wanted: wanted)
      .flatMap(\.entries)
  }

  private static func sections(
    of text: String, in file: String, marks: [String]? = nil, wanted: String
  ) throws -> Sections {
    var sections: Sections = [("", [])]
    for (index, line) in text.components(separatedBy: .newlines).enumerated() where !line.isEmpty {
      if line.hasPrefix("#") {
        sections.append((line, []))
        continue
      }
      let fields = line.split(separator: "|", maxSplits: 2)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 3, !fields.contains(""), marks?.contains(fields[1]) != false else {
        throw CourseError(
          "\(file), line \(index + 1): “\(line)” is not of the form “\(wanted)”.")
      }
      sections[sections.count - 1].entries
        .append(ConformanceEntry(id: fields[0], mark: fields[1], text: fields[2]))
    }
    return sections
  }
}
