import Foundation
import PlainText

/// What the scripts of scenes do, as text: a page without scripts, on paper and in a terminal shows it.
///
/// A line of prose asks for one:
///
///     @scene(search)
///     @scene(search, 2)
///
/// The number is the way that is shown at first, counted from 0.
package struct SceneRuns {
  private let runs: [String: Run]

  package struct Run: Equatable {
    package let scene: String
    package let way: Int
    package let title: String
    package let text: String

    package init(scene: String, way: Int, title: String, text: String) {
      self.scene = scene
      self.way = way
      self.title = title
      self.text = text
    }
  }

  package init(sources folder: URL?) {
    let file = folder?.appendingPathComponent("Scenes/Transcripts.txt")
    // try?: a folder without that file has no scenes, and a page that asks for one is told so.
    let text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    runs = SceneRuns.runs(in: text ?? "")
  }

  private static func runs(in text: String) -> [String: Run] {
    var runs: [String: Run] = [:]
    for (number, line) in text.lines.enumerated() {
      guard let match = line.wholeMatch(of: /# (?<scene>\w+) (?<way>\d+): (?<title>.+)/) else {
        continue
      }
      let lines = text.lines.dropFirst(number + 1).prefix { !$0.isEmpty }
      runs["\(match.scene) \(match.way)"] = Run(
        scene: String(match.scene), way: Int(match.way) ?? 0, title: String(match.title),
        text: lines.joined(separator: "\n"))
    }
    return runs
  }

  package func run(_ scene: String, way: Int = 0) -> Run? { runs["\(scene) \(way)"] }

  package func weave(
    into prose: String, refuse: (_ directive: String, _ message: String) -> Void
  ) -> String {
    prose.lines.map { line in
      guard let match = line.wholeMatch(of: /\s*@scene\((?<scene>\w+)(?:, *(?<way>\d+))?\)\s*/)
      else { return line }
      let way = match.way.flatMap { Int($0) } ?? 0
      guard let run = run(String(match.scene), way: way) else {
        refuse(line, "there is no scene \(match.scene) with a way \(way)")
        return line
      }
      return "\n```scene \(run.scene) \(run.way) \(run.title)\n\(run.text)\n```\n"
    }
    .joined(separator: "\n")
  }
}
