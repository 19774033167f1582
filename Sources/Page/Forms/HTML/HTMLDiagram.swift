import Marbles

/// A diagram; where it is wider than the page it is moved sideways, and the names of its rows stay.
package struct HTMLDiagram {
  private let diagram: Diagram
  private let title: String
  /// The name of the box, as HTML.
  private let label: String

  package init(_ diagram: Diagram, title: String, label: String) {
    self.diagram = diagram
    self.title = title
    self.label = label
  }

  package var html: String {
    """
    <figure>
    <div class="wide" role="group" aria-label="\(label)" tabindex="0">
    \(names)
    \(diagram.svg(title: title))
    </div>
    <button type="button" class="small" popovertarget="the_legend">How to read it</button>
    </figure>
    """
  }

  /// They cover the drawing's own, which are read aloud.
  private var names: String {
    let names = diagram.drawnNames
    let spans = names.names.map { name in
      "<span style=\"top:\(name.top)px\">\(name.text.escapedForHTML)</span>"
    }
    return """
      <div class="names" aria-hidden="true" style="width:\(names.width)px">\
      \(spans.joined())</div>
      """
  }
}

/// What the marks of a diagram mean, drawn by the same pen.
package enum HTMLLegend {
  static let opening = "<div id=\"the_legend\""

  package static let html = """
    \(opening) class="legend" popover="auto">
    <p><strong>How to read a diagram.</strong> Time goes to the right. Each row is one signal, seen by \
    one subscriber; rows share the time at the top.</p>
    \(marks.svg(title: "The marks of a diagram"))
    <p>What happens at one instant stands at its time, from the top; a frame holds it. A line that ends in \
    an arrow goes on.</p>
    <p>A value keeps the colour of what it was made of; one that was made of several has the colours of \
    all. One without a colour: the recording does not know. A box names the operators that made the row \
    below it of rows above. A dotted line leads from a signal that was \
    sent to the row of that signal.</p>
    </div>
    """

  private static let marks = Diagram {
    Row("values", Timeline<String>("-A--B")).made(of: [[0], [1]])
    Row("made of them", Timeline<String>("-a--b--'AB'")).made(of: [[0], [1], [0, 1]])
    ("two values at one instant", Timeline<String>("-(AB)"))
    ("it completes", Timeline<String>("--|"))
    ("it completes with a value", Timeline<String>("-(A|)"))
    ("it fails", Timeline<String>("--#"))
    ("it is disposed of", Timeline<String>("--!"))
    ("it is subscribed to late", Timeline<String>("-^-"))
  }
}
