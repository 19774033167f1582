import CourseModel
import Files
import Forms
import Foundation
import Lab
import Page

/// The free bench: an experiment of the reader's own, and a palette of operators.
struct LabPage {
  let page: BookPage

  private static let first = """
    letters: cold -A-B---C-|
    numbers: cold --1---2--3-|
    latest: combineLatest letters numbers
    """

  private static let lead = """
    Drag a marble of a source; choose an operator. The library itself runs what you draw, in virtual time, \
    in this page. The address holds the experiment.
    """

  init(of index: OperatorIndex, hasLab: Bool) throws {
    let title = "A bench of your own"
    let drawing = HTMLDiagram.html(
      try Experiment(Self.first).diagram(), title: title, label: title,
      experiment: hasLab ? Self.first : nil)
    let state =
      hasLab
      ? """
      <noscript><p>Without JavaScript the drawing stays as it is.</p></noscript>
      """
      : """
      <p>This book was made without the lab: the toolchain that made it has no Embedded Swift for \
      WebAssembly. The drawing stays as it is. <code>swift run course open</code> serves the book with the lab.</p>
      """
    page = BookPage(
      name: "lab", title: "The lab",
      text: """
        <h1 id="the_lab">The lab</h1>
        <p class="lead">\(Self.lead)</p>
        \(state)
        <div class="workshop">
        <section class="bench" aria-label="Bench">
        \(drawing)
        <p class="tools">\(HTMLDiagram.help)</p>
        </section>
        <section class="palette" aria-label="Operators"\(hasLab ? " hidden=\"hidden\"" : "")>
        <input type="search" aria-label="Find an operator" placeholder="Find an operator"/>
        \(Self.palette(of: index))
        </section>
        </div>
        """,
      sections: [PageSection(place: "the_lab", title: "The lab", text: [Self.lead])])
  }

  /// The address of the lab with an experiment: `lab.html#letters:+cold+-A-B-%7C`.
  static func address(of experiment: String) -> String {
    // As `encodeURIComponent` does it, with the spaces and colons of its lines kept readable.
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'():")
    let encoded = experiment.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    return "lab.html#" + encoded.replacing("%20", with: "+")
  }

  /// Each operator of the lab once, in the groups of the operators' page, with its sentence.
  private static func palette(of index: OperatorIndex) -> String {
    var shown: Set<String> = []
    var groups = index.groups.map { group in
      let items = group.operators.compactMap { family -> String? in
        guard let experiment = family.experiment,
          shown.insert(experiment.operation.name).inserted
        else { return nil }
        return item(experiment, family.first.abstract, family)
      }
      return (title: group.title, items: items)
    }
    let families = index.groups.flatMap(\.operators)
    let rest = index.experiments.filter { shown.insert($0.operation.name).inserted }
      .map { experiment in
        let calls = experiment.operation.calls.map { $0.replacing(":)", with: "") }
        let family = families.first { calls.contains($0.first.call) }
        let name = experiment.operation.name
        return item(experiment, sentences[name] ?? family?.first.abstract ?? "", family)
      }
    groups.append((title: "Other forms", items: rest))
    return groups.filter { !$0.items.isEmpty }.map { title, items in
      "<h2>\(title)</h2>\n<ul>\n\(items.joined(separator: "\n"))\n</ul>"
    }.joined(separator: "\n")
  }

  private static func item(
    _ experiment: OperatorExperiment, _ sentence: String, _ family: OperatorIndex.Family?
  ) -> String {
    let name = experiment.operation.name
    let names = family?.names.flatMap(\.names).joined(separator: " ") ?? ""
    let more = family.map {
      " <a href=\"\(BookPage.address("operators", $0.anchor))\" aria-label=\"\(name) among the operators\">more</a>"
    }
    return """
      <li data-names="\(names.escapedForHTML)"><button type="button" data-operator="\(name)" \
      data-rows="\(experiment.text.escapedForHTML)">\(name)</button> \
      <small>\(HTMLProse().line(sentence))\(more ?? "")</small></li>
      """
  }

  /// What the lab has and the library has not, or has in another form.
  private static let sentences = [
    "recorded": "Draws a row of its own for what passes.",
    "each": "Makes a signal of each value: a signal of signals.",
    "subject": "A subject that is subscribed to the source at a time.",
    "replaySubject": "A subject that repeats all it has sent to whoever comes later.",
    "behaviorSubject": "A subject that has always a value.",
    "multicastLast": "Shares one subscription through a subject that repeats its latest value.",
    "retryAfter": "Subscribes again after an error, later each time.",
    "takeWhileInclusive": "As takeWhile, with the value that ends it.",
    "interval": "Sends one value again and again.",
    "combineLatest3": "The latest of each of three.",
    "zip3": "The first of each of three, then the second, and so on.",
  ]
}

/// The lab's WebAssembly module, as a page carries it: a page that is opened from a folder may load no
/// data, and a script it may.
package struct LabModule: Sendable, Equatable {
  let script: String

  package init(script: String) { self.script = script }
}

/// The experiments that the drawings of a page can be changed with.
enum LabFigures {
  /// By the titles of the drawings.
  static func experiments(of chapter: CourseModel.Chapter) throws -> [String: String] {
    let file = chapter.page.deletingLastPathComponent().appendingPathComponent("EXPERIMENTS.txt")
    let list = ExperimentList(try TextFile.readIfPresent(file) ?? "")
    return Dictionary(list.entries.map { ($0.title, $0.text) }) { first, _ in first }
  }
}
