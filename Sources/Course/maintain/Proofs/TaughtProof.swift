import Exercises
import Files
import Foundation
import Pages

/// Proves that no page uses a name of the library before a page has taught it or promised to, and that
/// every promise is kept.
struct TaughtProof {
  let course: Course

  func faults() throws -> [String] {
    let names = try LibraryNames(of: course).names
    let pages = try course.chapters.filter(\.hasPage).compactMap { chapter in
      let source = try chapter.sources.map(TextFile.read).joined(separator: "\n")
      let answers = try ChallengeFiles(of: chapter)
      return chapter.readPage().map {
        (name: chapter.name, lesson: Lesson($0, source: source, answers: answers))
      }
    }
    return TaughtProof.faults(of: pages, names: names)
  }

  static func faults(
    of pages: [(name: String, lesson: Lesson)], names: Set<String>
  ) -> [String] {
    var teachers: [String: String] = [:]
    var promises: [(word: String, page: String)] = []
    var faults: [String] = []
    for (name, lesson) in pages {
      promises += lesson.promised.sorted().map { ($0, name) }
      for word in lesson.taught.sorted() {
        if !names.contains(word) {
          faults.append("\(name): teaches `\(word)`, which is no public name")
        } else if let teacher = teachers[word] {
          faults.append("\(name): calls `\(word)` new, and \(teacher) has taught it")
        } else if !lesson.explained.contains(word) {
          faults.append("\(name): calls `\(word)` new and never speaks of it")
        }
        teachers[word] = teachers[word] ?? name
      }
      for use in lesson.uses
      where names.contains(use.name) && teachers[use.name] == nil
        && !lesson.promised.contains(use.name)
      {
        faults.append(
          "\(name):\(use.line): the cell \"\(use.cell)\" uses `\(use.name)`, "
            + "which no page has taught yet")
        teachers[use.name] = name
      }
    }
    return faults
      + promises.filter { teachers[$0.word] == nil || teachers[$0.word] == $0.page }.map {
        "\($0.page): promises `\($0.word)`, and no later page teaches it"
      }
  }
}

/// The public names of the modules that a page may use.
struct LibraryNames {
  static let folders = [
    "ReactiveCore", "Contacts", "Marbles", "Course/Pages", "Course/Notebook", "Course/WebServer",
  ]

  private(set) var names: Set<String> = []

  init(of course: Course) throws {
    for name in LibraryNames.folders {
      let folder = course.root.appendingPathComponent("Sources/\(name)")
      guard folder.isFolder else { throw CourseError("\(folder.path) is missing.") }
      for path in try pathsBelow(folder) where path.hasSuffix(".swift") {
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
