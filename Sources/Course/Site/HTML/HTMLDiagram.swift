import Marbles

/// A diagram in two sizes, so that the style sheet can show the size that fits.
package enum HTMLDiagram {
  /// - Parameters:
  ///   - title: The title for screen readers.
  ///   - label: The name of the figure, as HTML.
  ///   - experiment: The text of the experiment, if readers can drag the drawing's marbles.
  package static func html(
    _ diagram: Diagram, title: String, label: String, experiment: String? = nil
  ) -> String {
    let data = experiment.map { " data-experiment=\"\($0.escapedForHTML)\"" } ?? ""
    return """
      <figure class="figure"\(data)>
      <div class="drawing" role="group" aria-label="\(label)" tabindex="0">
      \(diagram.svgs(title: title))
      </div>
      </figure>
      """
  }

  /// A button that opens the legend.
  package static let help = """
    <button type="button" class="drawing-button" popovertarget="marble_legend">How to read it</button>
    """
}

/// The legend for the marks in diagrams.
package enum HTMLLegend {
  package static let html = """
    <div id="marble_legend" class="legend" popover="auto">
    <p class="buttons"><strong>How to read a diagram</strong> <button type="button" class="quiet end" \
    popovertarget="marble_legend" popovertargetaction="hide" aria-label="Close">✕</button></p>
    <p>Time runs to the right. Each row is one signal, seen by one subscriber. All rows share the time axis \
    at the top.</p>
    \(marks.svg(title: "The marks of a diagram", size: .phone))
    <p>Events at the same instant are stacked in one frame, with the first on top. A line that ends in an arrow \
    continues.</p>
    <p>A value has the color and shape of its source: round for the first source, square for the second. \
    A value made of several values has all their colors. A white value doesn’t come from a row above. A box \
    names the operators between the rows above and the row below. A dotted line leads from a signal sent \
    as a value to that signal’s row, which has the same color.</p>
    </div>
    """

  private static let marks = Diagram {
    Row("values of one source", Timeline<String>("-A--B")).withOrigins([[0], [1]])
    Row("and of another", Timeline<String>("--1--2")).withOrigins([[2], [3]])
    Row("made from both", Timeline<String>("--'A1'-'B1''B2'"))
      .withOrigins([[0, 2], [1, 2], [1, 3]])
    ("two values at one instant", Timeline<String>("-(AB)"))
    ("it completes", Timeline<String>("--|"))
    ("it fails", Timeline<String>("--#"))
    ("it is disposed", Timeline<String>("--!"))
    ("a late subscription", Timeline<String>("-^-"))
  }
}
