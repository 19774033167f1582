import Exercises
import Files
import Foundation
import Lab
import Marbles
import Pages

/// The library's operators in groups, with links to the cells and tasks that use them.
package struct OperatorIndex {
  package let groups: [Group]
  /// The operators' names in other libraries.
  let names: OtherNames.Tables
  private let uses: [String: [Place]]

  package struct Group {
    package let title: String
    package let operators: [Entry]
  }

  /// An operator with all its overloads, such as `zip` of two signals and `zip` of a list.
  package struct Entry {
    package let forms: [DeclaredOperator]
    package let others: OtherNames
    /// The experiment that draws the operator, or `nil` if the lab can't draw it.
    let experiment: OperatorExperiment?
    /// A Boolean value that indicates whether an operator in an earlier group has the same name.
    fileprivate let isNamesake: Bool

    package var first: DeclaredOperator { forms[0] }
    package var title: String { forms.count == 1 ? first.name : first.shownCall }
  }

  private struct Place: Hashable {
    let page: String
    let name: String
    let title: String
  }

  private static let folders = [
    ("Operators/Making", "Make"), ("Operators/Transforming", "Transform"),
    ("Operators/Selecting", "Filter"), ("Operators/Combining", "Combine"),
    ("Operators/HigherOrder", "Signals of signals"), ("Operators/Time", "Time and threads"),
    ("Operators/Errors", "Errors"), ("Sharing", "Sharing"), ("Operators/Effects", "Effects"),
    ("Operators/Blocking", "The way out"),
  ]

  /// - Parameter cells: The cells of each chapter, keyed by chapter name.
  package init(
    of course: Course, cells: [String: [CellSource]], exercises: [Exercise]
  ) throws {
    let library = course.root.appendingPathComponent("Sources/ReactiveCore")
    let others = try OtherNames.Tables(in: course.root)
    names = others
    var known: Set<String> = []
    let declared = Dictionary(grouping: try DeclaredOperator.all(in: library), by: \.file)
      .sorted { $0.key < $1.key }.map { ($0.key, DeclaredOperator.documented($0.value)) }
    groups = Self.folders.map { folder, title in
      let found = declared.filter { $0.0.hasPrefix("\(folder)/") }.flatMap(\.1)
      let entries = Self.entries(of: found, with: others, besides: known)
      known.formUnion(entries.map(\.first.name))
      return Group(title: title, operators: entries)
    }
    uses = try Self.uses(
      of: Set(groups.flatMap(\.operators).map(\.first.call)), in: course.chapters, cells,
      and: exercises)
  }

  /// Returns an entry for each operator with its overloads, sorted by name.
  ///
  /// In each entry, forms with marbles come first.
  private static func entries(
    of operators: [DeclaredOperator], with others: OtherNames.Tables, besides known: Set<String>
  ) -> [Entry] {
    Dictionary(grouping: operators, by: \.call).values.map { forms in
      var names: Set<String> = []
      let sorted = forms.sorted {
        ($0.marbles.isEmpty ? 1 : 0, $0.name) < ($1.marbles.isEmpty ? 1 : 0, $1.name)
      }
      return Entry(
        forms: sorted.filter { names.insert($0.name).inserted }, others: others[sorted[0]],
        experiment: OperatorExperiment(of: sorted[0]),
        isNamesake: known.contains(sorted[0].name))
    }
    .sorted { $0.first.name < $1.first.name }
  }

  private static func uses(
    of calls: Set<String>, in chapters: [Chapter], _ cells: [String: [CellSource]],
    and exercises: [Exercise]
  ) throws -> [String: [Place]] {
    var uses: [String: [Place]] = [:]
    func note(_ code: String, _ place: Place) {
      var found: Set<String> = []
      for match in code.matches(of: /\.(\w+)(?:\((\w+):)?/) {
        let labeled = match.2.map { "\(match.1)(\($0)" }
        let call = labeled.flatMap { calls.contains($0) ? $0 : nil } ?? String(match.1)
        if calls.contains(call) { found.insert(call) }
      }
      for call in found { uses[call, default: []].append(place) }
    }
    for chapter in chapters {
      for cell in cells[chapter.name] ?? [] {
        let title = "\(chapter.digits) \(cell.title)"
        note(
          cell.code, Place(page: chapter.name, name: "cell_\(cell.number)", title: title))
      }
      guard let exercise = exercises.first(where: { $0.chapter.number == chapter.number }) else {
        continue
      }
      for task in exercise.tasks {
        let page = ExercisePage.name(of: chapter.name)
        let solution = try TextFile.readIfPresent(exercise.solution(of: task)) ?? ""
        note(solution, Place(page: page, name: "task-\(task.number)", title: "task \(task.id)"))
      }
    }
    return uses
  }
}

// MARK: - Page

extension OperatorIndex {
  var page: BookPage {
    let count = groups.flatMap(\.operators).flatMap(\.forms).count
    let links = groups.map { "<a href=\"#\($0.anchor)\">\($0.title)</a>" }
    return BookPage(
      name: "operators", title: "Operators",
      text: """
        <h1 id="operator_list">Operators</h1>
        <p class="lead">All \(count) operators of the library, with their names in ReactiveCocoa 2.5, RxSwift 6, \
        RxJS 7, Combine, and AsyncSequence.</p>
        <div class="filter">
        <form role="search" method="dialog" hidden="hidden"><label for="operator_filter">A name in any \
        library</label> <input type="search" id="operator_filter" autocomplete="off" \
        placeholder="flatMapLatest"/> <span role="status"></span></form>
        <nav aria-label="Groups">\(links.joined(separator: "\n"))</nav>
        </div>
        \(groups.map(html).joined(separator: "\n"))
        """, sections: sections)
  }

  private var sections: [PageSection] {
    groups.flatMap(\.operators).map { entry in
      PageSection(
        place: entry.anchor, title: entry.title, text: [entry.first.abstract],
        folded: entry.forms.dropFirst().map(\.name),
        names: Synonyms.ofTheBook.words(for: entry.first.call) + entry.names.flatMap(\.names))
    }
  }

  private func html(_ group: Group) -> String {
    """
    <section class="group" aria-labelledby="\(group.anchor)">
    <h2 id="\(group.anchor)">\(group.title)</h2>
    <div class="cards">
    \(group.operators.map(html).joined(separator: "\n"))
    </div>
    </section>
    """
  }

  private func html(_ entry: Entry) -> String {
    let names = entry.names.map { library, names in
      let codes = names.map { "<code>\($0.escapedForHTML)</code>" }.joined(separator: " ")
      return "<dt>\(library)</dt><dd>\(codes)</dd>"
    }
    let forms = entry.forms.count > 1 ? " <small>\(entry.forms.count) forms</small>" : ""
    let all = entry.forms.map(\.name) + entry.names.flatMap(\.names)
    return """
      <article class="card" data-names="\(all.joined(separator: " ").escapedForHTML)" \
      data-forms="\(entry.forms.count)" \
      aria-labelledby="\(entry.anchor)">
      <h3 id="\(entry.anchor)">\(entry.title.escapedForHTML)\(forms)</h3>
      \(drawing(of: entry))
      \(HTMLProse().html(entry.first.abstract))
      \(names.isEmpty ? "" : "<dl class=\"names\">\(names.joined())</dl>")
      <div class="buttons">\(places(of: entry) ?? "")</div>
      </article>
      """
  }

  /// Returns the lab's drawing, or the documented diagram if the lab can't draw all of its rows.
  private func drawing(of entry: Entry) -> String {
    let title = "Marbles of \(entry.title)"
    // A card has space for one size. These calls can't fail, because the experiment has run.
    let documented = DocumentedMarbles(entry.first.marbles)
    if let text = entry.experiment?.text, let experiment = try? Experiment(text),
      let diagram = try? experiment.diagram(), diagram.rows.count >= documented?.rows.count ?? 0
    {
      let svg = diagram.svg(title: title, size: .phone)
      // An operator without a source, such as `timer`, has no marbles to drag.
      guard experiment.canBeDragged else { return svg }
      return """
        <figure class="figure" data-experiment="\(text.escapedForHTML)">
        <div class="drawing">\(svg)</div>
        </figure>
        """
    }
    if let documented {
      // Rows of a single mark, as in the diagram of `empty`, add nothing to the card's text.
      if documented.rows.allSatisfy({ $0.text.count == 1 }) { return "" }
      return documented.diagram.svg(title: title, size: .phone)
    }
    return entry.first.marbles.isEmpty
      ? ""
      : HTMLCode.block(
        entry.first.marbles.joined(separator: "\n"), isSwift: false, label: title)
  }

  private func places(of entry: Entry) -> String? {
    guard let places = uses[entry.first.call] else { return nil }
    let links = places.map {
      "<a href=\"\(BookPage.address($0.page, $0.name))\">\($0.title.escapedForHTML)</a>"
    }
    return """
      <details><summary>Used in \(links.count) \(links.count == 1 ? "place" : "places")</summary>
      <p>\(links.joined(separator: " · "))</p></details>
      """
  }
}

extension OperatorIndex.Group {
  fileprivate var anchor: String { "group-" + title.lowercased().replacing(" ", with: "-") }
}

extension OperatorIndex.Entry {
  /// The operator's names in each library that has it.
  package var names: [(library: String, names: [String])] {
    var rac: [String] = []
    for name in forms.flatMap(\.rac) where !rac.contains(name) { rac.append(name) }
    return [
      ("RAC", rac), ("RxSwift", others.rxSwift), ("RxJS", others.rxJS),
      ("Combine", others.combine), ("AsyncSequence", others.asyncSequence),
    ].filter { !$0.1.isEmpty }
  }

  /// The anchor, unique even if two groups have operators with the same name.
  var anchor: String {
    let name = first.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
    return "operator-\(name)" + (isNamesake ? "-2" : "")
  }
}
