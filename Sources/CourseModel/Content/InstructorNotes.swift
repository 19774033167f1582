import Foundation

/// What `INSTRUCTOR.md` beside a page says about its minutes.
package struct InstructorNotes {
  package static let headings = [
    "Goal", "Minutes", "Ask before it runs", "Two misconceptions", "Type it live",
    "Splitting the room",
  ]

  /// The rows of the table of minutes, in order, without the total.
  package private(set) var rows: [(part: String, minutes: Int)] = []
  package private(set) var total: Int?
  package private(set) var headings: [String] = []
  /// The code under "Type it live".
  package private(set) var demo: String?

  package static func file(of chapter: Chapter) -> URL {
    chapter.page.deletingLastPathComponent().appendingPathComponent("INSTRUCTOR.md")
  }

  package init(of chapter: Chapter) throws {
    self.init(try TextFile.read(InstructorNotes.file(of: chapter)))
  }

  package init(_ text: String) {
    let part = text.components(separatedBy: "\n## ").first { $0.hasPrefix("Type it live\n") }
    demo =
      part?.components(separatedBy: "```swift\n").dropFirst().first?
      .components(separatedBy: "\n```").first
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { headings.append(String(line.dropFirst(3))) }
      guard let match = line.wholeMatch(of: /\|\s*(.+?)\s*\|\s*(\d+)\s*\|\s*/),
        let minutes = Int(match.2)
      else { continue }
      if match.1 == "total" { total = minutes } else { rows.append((String(match.1), minutes)) }
    }
  }

  /// Minutes for the page, cell by cell.
  package var reading: Int { sum { !$0.hasPrefix("exercise, ") } }
  /// Minutes for the tasks.
  package var exercise: Int { sum { $0.hasPrefix("exercise, ") } }

  private func sum(where isWanted: (String) -> Bool) -> Int {
    rows.filter { isWanted($0.part) }.map(\.minutes).reduce(0, +)
  }
}
