import Files
import Foundation

/// What an operator or a type is called in other libraries.
package struct OtherNames {
  package var rac: [String] = []
  package var rxSwift: [String] = []
  package var rxJS: [String] = []
  package var combine: [String] = []
  package var asyncSequence: [String] = []

  package init() {}

  /// The tables of the article for those who come from other libraries.
  ///
  /// Their heads say which library a column belongs to: `| here | ReactiveCocoa | RxSwift | RxJS |`. A name
  /// of ours is the first in its row: ``| `doNext` | `-doNext:` | `do(onNext:)` | `tap` |``.
  package struct Tables {
    private var rows: [String: OtherNames] = [:]
    /// Our names in the order of the tables, each with all that it is called elsewhere.
    private var known: [(ours: String, others: [String])] = []

    package init(of course: Course) throws {
      self.init(try TextFile.read(Tables.article(in: course.root)))
    }

    /// Those of the course that an exercise belongs to; empty without the article.
    package init(of exercise: Exercise) throws {
      self.init(try TextFile.readIfPresent(Tables.article(in: exercise.chapter.root)) ?? "")
    }

    package init(_ article: String) {
      var head: [String] = []
      for line in article.components(separatedBy: "\n") {
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        if cells.first == "here" { head = cells }
        let codes = cells.map(\.codeSpans)
        guard codes.count == head.count, let name = codes.first?.first else { continue }
        known.append((name, codes.dropFirst().flatMap { $0 }))
        let columns = Dictionary(zip(head, codes)) { first, _ in first }
        var names = OtherNames()
        names.rac = columns["ReactiveCocoa"] ?? []
        names.rxSwift = columns["RxSwift"] ?? []
        names.rxJS = columns["RxJS"] ?? []
        names.combine = columns["Combine"] ?? []
        names.asyncSequence = columns["asynchronous sequences"] ?? []
        // Two operators of one name differ in RAC's.
        for key in names.rac + [name] where rows[key] == nil { rows[key] = names }
      }
    }

    private static func article(in root: URL) -> URL {
      root.appendingPathComponent("Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md")
    }

    /// Our names, in the order of the tables.
    package var ours: [String] { known.map(\.ours) }

    /// Nil for a name that no table has.
    package subscript(name: String) -> OtherNames? { rows[name] }

    /// What is written here for a name of another library, in the order of the tables: `startWith` for `prepend`,
    /// `replayLazily` for `share(replay:scope:)`; nothing for a name that we have, too.
    package func ours(for name: String) -> [String] {
      let isSame: (String) -> Bool =
        name.contains("(") ? { $0 == name } : { Tables.base(of: $0) == name }
      guard !known.contains(where: { isSame($0.ours) }) else { return [] }
      var found: [String] = []
      for row in known where row.others.contains(where: isSame) {
        if !found.contains(where: { Tables.base(of: $0) == Tables.base(of: row.ours) }) {
          found.append(row.ours)
        }
      }
      return found
    }

    /// A name without its labels and without the mark of Objective-C's methods.
    private static func base(of name: String) -> String {
      String(name.drop { "+-".contains($0) }.prefix { !"(:".contains($0) })
    }
  }
}
