import CourseModel
import Foundation

/// The public names of the modules that a page may use.
struct LibraryNames {
  static let modules = ["ReactiveCore", "Contacts", "Marbles", "Page", "Notebook", "WebServer"]

  private(set) var names: Set<String> = []

  init(of course: Course) throws {
    for module in LibraryNames.modules {
      let folder = course.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(atPath: folder.path)
      while let path = files?.nextObject() as? String {
        guard path.hasSuffix(".swift") else { continue }
        names.formUnion(
          LibraryNames.declared(in: try TextFile.read(folder.appendingPathComponent(path))))
      }
    }
  }

  /// What a file declares as public: types, functions and variables.
  static func declared(in source: String) -> Set<String> {
    let introducers: Set = [
      "func", "var", "let", "class", "struct", "enum", "protocol", "actor", "typealias", "macro",
    ]
    let modifiers: Set = [
      "static", "final", "override", "convenience", "mutating", "nonisolated", "indirect",
    ]
    let words = SourceScan(source).words.map(\.text)
    var names: Set<String> = []
    for index in words.indices where words[index] == "public" || words[index] == "open" {
      var next = index + 1
      while next < words.count, modifiers.contains(words[next]) { next += 1 }
      if next + 1 < words.count, introducers.contains(words[next]) { names.insert(words[next + 1]) }
    }
    return names
  }
}
