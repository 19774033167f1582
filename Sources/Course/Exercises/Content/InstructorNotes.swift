import Files
import Foundation

/// The instructor's notes on a chapter, from the `INSTRUCTOR.md` beside its page.
package struct InstructorNotes {
  package static let headings = [
    "Goal", "Minutes", "Ask before it runs", "Two misconceptions", "Type it live",
    "Splitting the room",
  ]

  /// The rows of the table under "Minutes", without the total.
  package private(set) var rows: [(part: String, minutes: Int)] = []
  package private(set) var total: Int?
  package private(set) var headings: [String] = []
  /// The cells and tasks to skip when time is short, in the order given by the first line of the
  /// notes, such as `skip: A cell; 4.2`.
  package let skip: [String]
  private var sections: [String: String] = [:]

  package static func file(of chapter: Chapter) -> URL {
    chapter.page.deletingLastPathComponent().appendingPathComponent("INSTRUCTOR.md")
  }

  package init(of chapter: Chapter) throws {
    self.init(try TextFile.read(InstructorNotes.file(of: chapter)))
  }

  /// Returns the notes, or `nil` if the file doesn't exist.
  package static func ifPresent(of chapter: Chapter) throws -> InstructorNotes? {
    try TextFile.readIfPresent(file(of: chapter)).map { InstructorNotes($0) }
  }

  package init(_ text: String) {
    let skip = text.prefixMatch(of: /skip: (.*)/)?.1 ?? ""
    self.skip = skip.split(separator: "; ").map(String.init)
    for part in ("\n" + text).components(separatedBy: "\n## ").dropFirst() {
      let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      sections[String(lines[0])] =
        lines.count == 1 ? "" : lines[1].trimmingCharacters(in: .whitespacesAndNewlines)
    }
    // Create the pattern once, because a literal is compiled each time it is evaluated.
    let row = /\|\s*(.+?)\s*\|\s*(\d+)\s*\|\s*/
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { headings.append(String(line.dropFirst(3))) }
      guard let match = line.wholeMatch(of: row),
        let minutes = Int(match.2)
      else { continue }
      if match.1 == "total" { total = minutes } else { rows.append((String(match.1), minutes)) }
    }
  }

  /// The minutes for the page.
  package var reading: Int { sum { !$0.hasPrefix("exercise, ") } }
  /// The minutes for the tasks.
  package var exercise: Int { sum { $0.hasPrefix("exercise, ") } }

  private func sum(where isWanted: (String) -> Bool) -> Int {
    rows.filter { isWanted($0.part) }.map(\.minutes).reduce(0, +)
  }

  /// Returns the Markdown under a heading, or an empty string if the heading doesn't exist.
  package func section(_ heading: String) -> String { sections[heading] ?? "" }

  /// Returns the questions and misconceptions that mention a cell.
  package func remarks(about title: String) -> [String] {
    let names = ["**\(title)**", "*\(title)*", "*\(title):*", "\"\(title)\"", "**\(title):**"]
    return ["Ask before it runs", "Two misconceptions"].flatMap { items(under: $0) }
      .filter { item in names.contains { item.contains($0) } }
  }

  /// The sentence about skipping parts when time is short, if there is one.
  package var whenLate: String? {
    let text = section("Splitting the room").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    guard let start = text.firstRange(of: /[Ss]hort of time:|[Ww]hen time is short,/) else {
      return nil
    }
    return String(text[start.lowerBound...].prefixMatch(of: /.*?\.(?= - | [A-Z]|$)/)?.0 ?? "")
      .trimmingCharacters(in: .whitespaces)
  }

  /// Returns the list items of a section, or its whole text as one item if it has no list.
  private func items(under heading: String) -> [String] {
    let mark = /(?:-|\d+\.)\s+/
    var items: [String] = []
    for line in section(heading).split(separator: "\n") {
      if let match = line.prefixMatch(of: mark) {
        items.append(String(line[match.range.upperBound...]))
      } else if items.isEmpty {
        items.append(String(line))
      } else {
        items[items.count - 1] += " " + line.trimmingCharacters(in: .whitespaces)
      }
    }
    return items
  }
}
