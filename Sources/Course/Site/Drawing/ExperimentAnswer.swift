import Lab
import Marbles

extension Experiment {
  /// Returns the answer to a page's request for a drawing.
  ///
  /// If the experiment is valid, the answer contains `ok`, the SVG, a description, the handles, and
  /// the positions of the marks in each size. Otherwise, it contains `error` and a message.
  ///
  /// - Parameter question: The title, followed by the lines of the experiment.
  package static func answer(to question: String) -> [String] {
    let lines = question.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    do throws(ExperimentError) {
      let experiment = try Experiment(lines.count > 1 ? String(lines[1]) : "")
      let diagram = try experiment.diagram()
      return [
        "ok", diagram.svgs(title: String(lines[0])), diagram.spoken, listed(experiment.handles),
        listed(diagram.places(size: .column)), listed(diagram.places(size: .phone)),
      ]
    } catch {
      return ["error", error.message]
    }
  }

  /// Joins words with the unit separator U+001F, and lines with the record separator U+001E.
  private static func listed(_ lines: [[String]]) -> String {
    lines.map { $0.joined(separator: "\u{1f}") }.joined(separator: "\u{1e}")
  }
}
