import Marbles

/// What a page asks the lab; the answer has parts.
///
/// The first part is `ok`, or else `error` before a line, a position in it and a message.
package enum LabQuestion: String {
  /// A title, and from the second line on an experiment: its drawing as SVG and in words, its handles, and
  /// where the marks of either size stand.
  case run
  /// An experiment: its Swift as a cell and as a test.
  case program
  /// Nothing: all operators, with what an editor offers for each.
  case operators

  package func answer(to text: String) -> [String] {
    do throws(ExperimentError) {
      return ["ok"] + (try parts(text))
    } catch {
      return ["error", "\(error.line)", "\(error.position)", error.message]
    }
  }

  private func parts(_ text: String) throws(ExperimentError) -> [String] {
    switch self {
    case .run:
      let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let experiment = try Experiment(lines.count > 1 ? String(lines[1]) : "")
      let diagram = try experiment.diagram()
      return [
        diagram.svgs(title: String(lines[0])), diagram.spoken, listed(experiment.handles),
        listed(diagram.places(size: .column)), listed(diagram.places(size: .phone)),
      ]
    case .program:
      let experiment = try Experiment(text)
      return [try experiment.cell(), try experiment.test()]
    case .operators: return [listed(Operator.all.map { $0.choices })]
    }
  }
}

/// Words and lines with the separators that Unicode has for them.
private func listed(_ lines: [[String]]) -> String {
  lines.map { $0.joined(separator: "\u{1f}") }.joined(separator: "\u{1e}")
}
