import Marbles

/// A diagram, drawn for a column of text and for a phone; a style sheet shows the one that fits.
package enum HTMLDiagram {
  /// - Parameters:
  ///   - title: What the drawing is called for those who do not see it.
  ///   - label: The name of the box, as HTML.
  ///   - experiment: What it can be changed with.
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

  /// Opens the legend, without a script too; a cell has it where it has a diagram.
  package static let help = """
    <button type="button" class="of-drawing" popovertarget="the_legend">How to read it</button>
    """
}

/// What the marks of a diagram mean, drawn by the same pen.
package enum HTMLLegend {
  package static let html = """
    <div id="the_legend" class="legend" popover="auto">
    <p class="buttons"><strong>How to read a diagram</strong> <button type="button" class="quiet end" \
    popovertarget="the_legend" popovertargetaction="hide" aria-label="Close">✕</button></p>
    <p>Time goes to the right. Each row is one signal, seen by one subscriber; rows share the time at the \
    top.</p>
    \(marks.svg(title: "The marks of a diagram", size: .phone))
    <p>What happens at one instant stands at its time, from the top; a frame holds it. A line that ends in \
    an arrow goes on.</p>
    <p>A value keeps the color and the shape of what it was made of: round from the first source, square \
    from the second. One that was made of several has the colors of all. A white one was made of none \
    of the rows above. A box names the operators that made the row below it of rows above. A dotted line \
    leads from a signal that was sent to the row of that signal, which has its color.</p>
    </div>
    """

  private static let marks = Diagram {
    Row("values of one source", Timeline<String>("-A--B")).made(of: [[0], [1]])
    Row("and of another", Timeline<String>("--1--2")).made(of: [[2], [3]])
    Row("made of both", Timeline<String>("--'A1'-'B1''B2'")).made(of: [[0, 2], [1, 2], [1, 3]])
    ("two values at one instant", Timeline<String>("-(AB)"))
    ("it completes", Timeline<String>("--|"))
    ("it fails", Timeline<String>("--#"))
    ("it is disposed of", Timeline<String>("--!"))
    ("it is subscribed to late", Timeline<String>("-^-"))
  }
}
