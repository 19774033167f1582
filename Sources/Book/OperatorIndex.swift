import CourseModel
import Foundation
import Page

/// Each operator with its marbles, its names elsewhere, and the pages and tasks that use it.
package struct OperatorIndex {
  package let operators: [DocumentedOperator]
  private let uses: [String: [Place]]

  private struct Place: Hashable {
    let file: String
    let title: String
  }

  package init(of course: Course, exercises: [Exercise]) throws {
    let names = try OtherNames(of: course)
    let library = course.root.appendingPathComponent("Sources/ReactiveCore")
    let files = ["Operators", "Sharing"].map(library.appendingPathComponent).flatMap { folder in
      SwiftFiles.paths(in: folder).map(folder.appendingPathComponent)
    }
    var seen: Set<String> = []
    operators = try files.flatMap { DocumentedOperator.declared(in: try TextFile.read($0)) }
      .sorted { ($0.name, $1.rac.count) < ($1.name, $0.rac.count) }
      .filter { seen.insert($0.name).inserted }.map(names.completing)
    uses = try Self.uses(
      of: Set(operators.map(\.call)), in: course.chapters, and: exercises)
  }

  private static func uses(
    of calls: Set<String>, in chapters: [Chapter], and exercises: [Exercise]
  ) throws -> [String: [Place]] {
    var uses: [String: [Place]] = [:]
    func note(_ code: String, _ place: Place) {
      var found: Set<String> = []
      for match in code.matches(of: /\.(\w+)(?:\((\w+):)?/) {
        let labelled = match.2.map { "\(match.1)(\($0)" }
        let call = labelled.flatMap { calls.contains($0) ? $0 : nil } ?? String(match.1)
        if calls.contains(call) { found.insert(call) }
      }
      for call in found { uses[call, default: []].append(place) }
    }
    for chapter in chapters {
      for cell in PageFile.read(chapter.page.path).page?.cells ?? [] {
        let file = "\(chapter.name).html#cell_\(cell.number)"
        note(cell.code, Place(file: file, title: "\(chapter.digits) \(cell.title)"))
      }
      guard let exercise = exercises.first(where: { $0.chapter.number == chapter.number }) else {
        continue
      }
      for task in exercise.tasks {
        let file = "\(ExercisePage.name(of: chapter.name)).html#task-\(task.number)"
        let solution = try TextFile.readIfPresent(exercise.solution(of: task)) ?? ""
        note(solution, Place(file: file, title: "task \(task.id)"))
      }
    }
    return uses
  }

  package var page: BookPage {
    BookPage(
      name: "operators", title: "Operators",
      text: """
        <h1 id="operators">Operators</h1>
        <p>Made from the library's own documentation. Search finds each by any of its names.</p>
        \(operators.map(html).joined(separator: "\n"))
        """)
  }

  package var entries: [SearchEntry] {
    operators.map { operation in
      SearchEntry(
        address: "operators.html#\(anchor(operation))", page: "Operators", title: operation.name,
        text: ([operation.abstract] + operation.rac + operation.rx + operation.combine)
          .joined(separator: " "), folded: "")
    }
  }

  private func anchor(_ operation: DocumentedOperator) -> String {
    "operator-" + operation.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()
  }

  private func html(_ operation: DocumentedOperator) -> String {
    let elsewhere = [
      ("RAC", operation.rac), ("RxSwift", operation.rx), ("Combine", operation.combine),
    ]
    .filter { !$0.1.isEmpty }
    .map { library, names in
      "<li>\(library): \(names.map { "<code>\($0.escapedForHTML)</code>" }.joined(separator: ", "))</li>"
    }
    let places = uses[operation.call] ?? []
    let links = places.map { "<a href=\"\($0.file)\">\($0.title.escapedForHTML)</a>" }
    let name = anchor(operation)
    return """
      <section aria-labelledby="\(name)">
      <h2 id="\(name)"><code>\(operation.name.escapedForHTML)</code> <a class="anchor" \
      href="#\(name)" aria-label="Link to \(operation.name.escapedForHTML)">#</a></h2>
      \(HTMLProse.html(operation.abstract))
      \(operation.marbles.isEmpty ? "" : marbles(operation))
      \(elsewhere.isEmpty ? "" : "<ul>\(elsewhere.joined())</ul>")
      \(links.isEmpty ? "" : fold(links))
      </section>
      """
  }

  private func marbles(_ operation: DocumentedOperator) -> String {
    HTMLCode.block(operation.marbles, isSwift: false, label: "Marbles of \(operation.name)")
  }

  private func fold(_ links: [String]) -> String {
    """
    <details><summary>Used in \(links.count) \(links.count == 1 ? "place" : "places")</summary>
    <p>\(links.joined(separator: " · "))</p></details>
    """
  }
}
