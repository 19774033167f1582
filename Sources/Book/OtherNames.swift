import CourseModel
import Foundation
import Page

/// What operators are called elsewhere, from the tables that the course has of it.
struct OtherNames {
  private var rx: [String: [String]] = [:]
  private var combine: [String: [String]] = [:]

  init(of course: Course) throws {
    let article = course.root.appendingPathComponent(
      "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
    read(article: try TextFile.readIfPresent(article) ?? "")
    for chapter in course.chapters where chapter.number == 18 {
      let cells = PageFile.read(chapter.page.path).page?.cells ?? []
      read(table: cells.first { $0.title == "The operators" }?.expected.map(\.text) ?? [])
    }
  }

  func completing(_ operation: DocumentedOperator) -> DocumentedOperator {
    var complete = operation
    let keys = [operation.base] + operation.rac.map { $0.filter(\.isLetter) }
    complete.rx = keys.reduce(operation.rx) { $0.adding(rx[$1] ?? []) }
    complete.combine = keys.reduce(operation.combine) { $0.adding(combine[$1] ?? []) }
    return complete
  }

  /// Rows such as ``| ``Signal/doNext(_:)`` | `-doNext:` | `do(onNext:)` | `handleEvents` |``.
  private mutating func read(article: String) {
    for line in article.components(separatedBy: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 4, let name = cells[0].firstMatch(of: /[`]{2}Signal\/(\w+)/)?.1 else {
        continue
      }
      let names = cells.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
      rx[String(name), default: []] += names[2]
      combine[String(name), default: []] += names[3]
    }
  }

  /// The lines that page 18 prints: ours, ReactiveSwift's, RxSwift's, Combine's.
  private mutating func read(table lines: [String]) {
    for line in lines.dropFirst(2) {
      let cells = line.split(separator: /\s{2,}/).map(String.init)
      guard cells.count == 4 else { continue }
      let names = cells.map { cell -> [String] in
        switch cell {
        case "same": [cells[0]]
        case "-": []
        default: [cell]
        }
      }
      rx[cells[0], default: []] += names[2]
      combine[cells[0], default: []] += names[3]
    }
  }
}

extension [String] {
  fileprivate func adding(_ more: [String]) -> [String] {
    more.reduce(self) { $0.contains($1) ? $0 : $0 + [$1] }
  }
}
