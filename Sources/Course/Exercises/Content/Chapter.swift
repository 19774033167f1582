import Foundation
import Pages

/// A numbered chapter, with its page, exercise, and solutions.
package struct Chapter {
  package let name: String
  package let number: Int
  package let root: URL

  /// Creates a chapter, or returns `nil` if the name doesn't have the form `NN-words`.
  package init?(name: String, root: URL) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 2, let number = Int(parts[0]) else { return nil }
    self.name = name
    self.number = number
    self.root = root
  }

  /// The number with two digits, as in the names of folders and modules.
  package var digits: String { String(name.prefix(2)) }

  package var page: URL { root.appendingPathComponent("Chapters/\(name)/main.swift") }

  /// The page and the other Swift files in its folder.
  package var sources: [URL] {
    let folder = page.deletingLastPathComponent()
    // If the folder can't be read, the page is reported as missing.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
  }

  /// The name of the folder in `Solutions/NN-name` with the answers to the page's challenges.
  package static let challenges = "Challenges"
  package var challengeAnswers: URL {
    root.appendingPathComponent("Solutions/\(name)/\(Chapter.challenges)")
  }

  package var hasPage: Bool { FileManager.default.fileExists(atPath: page.path) }

  package var cellTitles: [String] { readPage()?.cells.map(\.title) ?? [] }

  /// The page's first heading, or the words of the folder's name if the page has none.
  package var title: String {
    PageFile.title(page.path) ?? name.dropFirst(3).replacingOccurrences(of: "-", with: " ")
  }

  /// Returns the page, or `nil` if it is missing or can't be read.
  package func readPage() -> Page? {
    hasPage ? PageFile.read(page.path, sources: PagePlace(page).sources).page : nil
  }

  private var exerciseFolder: URL { root.appendingPathComponent("Exercises/\(name)") }

  /// A Boolean value that indicates whether the exercise's folder has a manifest and tests.
  package var hasExercise: Bool {
    ["Package.swift", "Tests"].allSatisfy {
      FileManager.default.fileExists(atPath: exerciseFolder.appendingPathComponent($0).path)
    }
  }

  package func exercise() throws -> Exercise? {
    try hasExercise ? Exercise(chapter: self, folder: exerciseFolder) : nil
  }
}

/// A link from a document to a cell, such as `[04 *Cold*](../Chapters/04-signals/main.swift)`.
package struct CellLink {
  package let chapter: String
  package let title: String
  /// The range of the link's target in the text.
  package let target: Range<String.Index>

  package static func all(in text: String) -> [CellLink] {
    text.matches(of: /\[\d\d \*([^*]+)\*\]\(((?:\.\.\/)*Chapters\/([^\/)]+)\/main\.swift)\)/).map {
      CellLink(
        chapter: String($0.3), title: String($0.1),
        target: $0.2.startIndex..<$0.2.endIndex)
    }
  }
}
