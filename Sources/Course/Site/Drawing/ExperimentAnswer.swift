import Lab
import Marbles

extension Experiment {
  /// Returns the answer to a page's request for a drawing: `ok`, the SVG, a description, the
  /// handles, and the positions of the marks in each size; or `error` and a message.
  ///
  /// - Parameter question: The title on the first line, then the experiment.
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

  /// Joins words and lines with the separators that Unicode defines for them.
  private static func listed(_ lines: [[String]]) -> String {
    lines.map { $0.joined(separator: "\u{1f}") }.joined(separator: "\u{1e}")
  }
}
