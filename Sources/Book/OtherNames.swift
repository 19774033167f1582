import CourseModel
import Foundation
import Page

/// What an operator or a type is called in other libraries.
package struct OtherNames {
  package var rac: [String] = []
  package var rxSwift: [String] = []
  package var rxJS: [String] = []
  package var combine: [String] = []
  package var asyncSequence: [String] = []

  /// The tables of the article for those who come from other libraries.
  ///
  /// Their heads say which library a column belongs to: `| here | ReactiveCocoa | RxSwift | RxJS |`. A name
  /// of ours is the first in its row: ``| `doNext` | `-doNext:` | `do(onNext:)` | `tap` |``.
  package struct Tables {
    private var rows: [String: OtherNames] = [:]

    package init(of course: Course) throws {
      let article = course.root.appendingPathComponent(
        "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
      var head: [String] = []
      for line in try TextFile.read(article).components(separatedBy: "\n") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if cells.first == "here" { head = cells }
        let codes = cells.map(\.codeSpans)
        guard codes.count == head.count, let name = codes.first?.first else { continue }
        let columns = Dictionary(zip(head, codes)) { first, _ in first }
        let names = OtherNames(
          rac: columns["ReactiveCocoa"] ?? [], rxSwift: columns["RxSwift"] ?? [],
          rxJS: columns["RxJS"] ?? [], combine: columns["Combine"] ?? [],
          asyncSequence: columns["asynchronous sequences"] ?? [])
        // Two operators of one name differ in RAC's.
        for key in names.rac + [name] where rows[key] == nil { rows[key] = names }
      }
    }

    /// Nil for a name that no table has.
    subscript(name: String) -> OtherNames? { rows[name] }

    package subscript(operation: DocumentedOperator) -> OtherNames {
      let keys = operation.rac + [operation.name, operation.shownCall, operation.base]
      return keys.lazy.compactMap { rows[$0] }.first ?? OtherNames()
    }
  }
}
