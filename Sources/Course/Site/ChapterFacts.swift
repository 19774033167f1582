import Exercises
import Files
import Foundation

/// A chapter's row in README: a sentence, and the minutes for the page and the exercise.
package struct ChapterFacts: Equatable, Sendable {
  package let sentence: String
  package let minutes: Int
  package let exerciseMinutes: Int?

  /// Returns the facts about all chapters, keyed by chapter name.
  static func all(of course: Course) throws -> [String: ChapterFacts] {
    let readme = try TextFile.readIfPresent(course.root.appendingPathComponent("README.md")) ?? ""
    var facts: [String: ChapterFacts] = [:]
    for line in readme.components(separatedBy: "\n") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, let minutes = Int(cells[2]),
        let name = cells[0].firstMatch(of: /Chapters\/([\w-]+)\//)
      else { continue }
      facts[String(name.1)] = ChapterFacts(
        sentence: cells[1], minutes: minutes,
        exerciseMinutes: cells[3].firstMatch(of: /(\d+) minutes/).flatMap { Int($0.1) })
    }
    return facts
  }

  /// Returns a duration as text, such as `2 h 36 min` or `45 min`.
  static func time(_ minutes: Int) -> String {
    let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
    if hours == 0 { return "\(rest) min" }
    return "\(hours) h" + (rest == 0 ? "" : " \(rest) min")
  }
}
