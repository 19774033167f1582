import CourseModel
import Foundation

/// What an operator is called in other libraries; its names in RAC stand in its own documentation.
package struct OtherNames {
  package var rxSwift: [String] = []
  package var rxJS: [String] = []
  package var combine: [String] = []
  package var asyncSequence: [String] = []

  /// The tables of the article for those who come from other libraries.
  ///
  /// A row such as ``| `doNext` | `-doNext:` | `do(onNext:)` | `tap` | `handleEvents` | – |`` gives ours,
  /// RAC's, RxSwift's, RxJS's, Combine's, and the names of asynchronous sequences.
  package struct Tables {
    private var rows: [String: OtherNames] = [:]

    package init(of course: Course) throws {
      let article = course.root.appendingPathComponent(
        "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
      for line in try TextFile.read(article).components(separatedBy: "\n") {
        let cells = line.split(separator: "|").map { cell in
          cell.matches(of: /`([^`]+)`/).map { String($0.1) }
        }
        guard cells.count == 6, let name = cells[0].first else { continue }
        let names = OtherNames(
          rxSwift: cells[2], rxJS: cells[3], combine: cells[4], asyncSequence: cells[5])
        // Two operators of one name differ in RAC's.
        for key in cells[1] + [name] where rows[key] == nil { rows[key] = names }
      }
    }

    package subscript(operation: DocumentedOperator) -> OtherNames {
      let keys = operation.rac + [operation.name, operation.shownCall, operation.base]
      return keys.lazy.compactMap { rows[$0] }.first ?? OtherNames()
    }
  }
}
