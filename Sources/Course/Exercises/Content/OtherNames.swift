import Files
import Foundation

/// The names of an operator or a type in other libraries.
package struct OtherNames {
  package var rac: [String] = []
  package var rxSwift: [String] = []
  package var rxJS: [String] = []
  package var combine: [String] = []
  package var asyncSequence: [String] = []

  package init() {}

  /// The tables in the article for users of other libraries.
  ///
  /// The heading `| here | ReactiveCocoa | RxSwift | RxJS |` names the libraries, and each row
  /// starts with our name: ``| `doNext` | `-doNext:` | `do(onNext:)` | `tap` |``.
  package struct Tables {
    private var rows: [String: OtherNames] = [:]
    /// The rows of the tables, each with our name and the names in other libraries.
    private var known: [(course: String, others: [String])] = []

    /// Creates the tables from the course's article, or empty tables if the article doesn't exist.
    package init(in root: URL) throws {
      let article = "Sources/ReactiveCore/ReactiveCore.docc/FromOtherLibraries.md"
      self.init(try TextFile.readIfPresent(root.appendingPathComponent(article)) ?? "")
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
        // Use RAC's names as keys, too, because rows with the same name here can differ in RAC.
        for key in names.rac + [name] where rows[key] == nil { rows[key] = names }
      }
    }

    package var all: [String] { known.map(\.course) }

    package subscript(name: String) -> OtherNames? { rows[name] }

    /// Returns our names for another library's name, or none if we use the same name.
    package func equivalents(for name: String) -> [String] {
      let isSame: (String) -> Bool =
        name.contains("(") ? { $0 == name } : { Tables.base(of: $0) == name }
      guard !known.contains(where: { isSame($0.course) }) else { return [] }
      var found: [String] = []
      for row in known where row.others.contains(where: isSame) {
        if !found.contains(where: { Tables.base(of: $0) == Tables.base(of: row.course) }) {
          found.append(row.course)
        }
      }
      return found
    }

    /// Returns a name without its labels and without Objective-C's `+` or `-`.
    private static func base(of name: String) -> String {
      String(name.drop { "+-".contains($0) }.prefix { !"(:".contains($0) })
    }
  }
}
