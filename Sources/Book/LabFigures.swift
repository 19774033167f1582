import CourseModel
import Foundation
import Lab
import Page

/// Gives the drawings of a page the experiments that they can be changed with.
struct LabFigures {
  private let experiments: [String: String]

  init(of chapter: CourseModel.Chapter) throws {
    let file = chapter.page.deletingLastPathComponent().appendingPathComponent("EXPERIMENTS.txt")
    let list = ExperimentList(try TextFile.readIfPresent(file) ?? "")
    experiments = Dictionary(list.entries.map { ($0.title.escapedForHTML, $0.text) }) { first, _ in
      first
    }
  }

  /// A drawing is known by its title.
  func woven(into html: String) -> String {
    let parts = html.components(separatedBy: Self.opening)
    return parts[0]
      + parts.dropFirst().map { part in
        let title = part.firstMatch(of: /<title[^>]*>([^<]*)<\/title>/).map { String($0.1) } ?? ""
        guard let text = experiments[title] else { return Self.opening + part }
        return Self.touchable(Self.opening + part, text)
      }.joined()
  }

  private static let opening = "<figure class=\"figure\">"

  static func touchable(_ figure: String, _ experiment: String) -> String {
    let opening = "<figure class=\"figure\" data-experiment=\"\(experiment.escapedForHTML)\">"
    return opening + figure.dropFirst(Self.opening.count)
  }
}
