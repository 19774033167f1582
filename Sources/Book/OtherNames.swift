import CourseModel
import Foundation
import Page

/// What operators are called elsewhere, from the tables of the article for those who come from there.
struct OtherNames {
  private var rx: [String: [String]] = [:]
  private var combine: [String: [String]] = [:]

  init(of course: Course) throws {
    let article = course.root.appendingPathComponent(
      "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
    read(article: try TextFile.readIfPresent(article) ?? "")
  }

  func completing(_ operation: DocumentedOperator) -> DocumentedOperator {
    var complete = operation
    complete.rx = operation.rx.adding(rx[operation.base] ?? [])
    complete.combine = operation.combine.adding(combine[operation.base] ?? [])
    return complete
  }

  /// Rows such as ``| `doNext` | `-doNext:` | `do(onNext:)` | `tap` | `handleEvents` | – |``: ours, RAC's,
  /// RxSwift's, RxJS's, Combine's, and those of asynchronous sequences.
  private mutating func read(article: String) {
    for line in article.components(separatedBy: "\n") {
      let cells = line.split(separator: "|").map(String.init)
      guard cells.count == 6, let name = cells[0].prefixMatch(of: /\s`(\w+)/)?.1 else { continue }
      let names = cells.map { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
      rx[String(name), default: []] += names[2]
      combine[String(name), default: []] += names[4]
    }
  }
}

extension [String] {
  fileprivate func adding(_ more: [String]) -> [String] {
    more.reduce(self) { $0.contains($1) ? $0 : $0 + [$1] }
  }
}
