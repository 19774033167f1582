import Marbles

/// What an experiment came to.
package struct Outcome: Equatable, Sendable {
  /// The drawing as text, 80 columns wide.
  package let text: String
  package let svg: String
  package let spoken: String

  init(_ diagram: Diagram, title: String) {
    text = diagram.text()
    svg = diagram.svg(title: title)
    spoken = diagram.spoken
  }
}

extension Experiment {
  /// Runs it from its first instant to its last.
  package func outcome(title: String) throws(ExperimentError) -> Outcome {
    Outcome(try diagram(), title: title)
  }

  package func diagram() throws(ExperimentError) -> Diagram {
    var bench = Bench()
    return try bench.run(self)
  }
}
