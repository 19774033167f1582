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

/// The free bench: an experiment of the reader's own.
enum LabPage {
  private static let first = """
    letters: cold -A-B---C-|
    numbers: cold --1---2--3-|
    latest: combineLatest letters numbers
    """

  static func page(hasLab: Bool) throws -> BookPage {
    let title = "A bench of your own"
    let drawing = HTMLDiagram.html(try Experiment(first).diagram(), title: title, label: title)
    let state =
      hasLab
      ? ""
      : """
      <p>This book was made without the lab: the toolchain that made it has no Embedded Swift for \
      WebAssembly. The drawing stays as it is.</p>
      """
    let operators = Lab.Operator.all.map(\.name).sorted().map { "<code>\($0)</code>" }
    return BookPage(
      name: "lab", title: "The lab",
      text: """
        <h1 id="lab">The lab</h1>
        <p>Rows of marbles, and any operators of the library between them. What you draw is run by the \
        library itself, in virtual time, in this page. A row begins at its subscription (<code>^</code>) \
        and ends at its completion, its error or its disposal. <em>Swift</em> copies the same as a cell, \
        <em>Test</em> as a test that expects what you see.</p>
        \(state)
        \(hasLab ? LabFigures.touchable(drawing, first) : drawing)
        <p class="tools">\(HTMLDiagram.help)</p>
        <h2 id="lab-operators">What there is</h2>
        <p>\(operators.joined(separator: " "))</p>
        """)
  }
}
