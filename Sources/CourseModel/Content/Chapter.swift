import Foundation

/// A chapter's number finds its page, its exercise and its solution.
package struct Chapter {
  package let name: String
  package let number: Int
  package let root: URL

  /// Nil when the name is not of the form `NN-words`.
  package init?(name: String, root: URL) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].count == 2, let number = Int(parts[0]) else { return nil }
    self.name = name
    self.number = number
    self.root = root
  }

  /// Two digits, as the folders and the modules write it.
  package var digits: String { String(name.prefix(2)) }

  package var page: URL { root.appendingPathComponent("Chapters/\(name)/main.swift") }

  /// The page, and what stands in files beside it.
  package var sources: [URL] {
    let folder = page.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map(folder.appendingPathComponent)
  }

  package var hasPage: Bool { FileManager.default.fileExists(atPath: page.path) }

  /// The titles of the page's cells, in order.
  package var cellTitles: [String] {
    let text = (try? TextFile.read(page)) ?? ""
    return text.matches(of: /cell\(\s*"([^"]+)"/).map { String($0.1) }
  }

  /// The page's first heading, or the folder's words.
  package var title: String {
    let words = name.dropFirst(3).replacingOccurrences(of: "-", with: " ")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else { return words }
    for line in text.split(separator: "\n") {
      var line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("//:") { line = String(line.dropFirst(3)) }
      if line.hasPrefix("/*:") { line = String(line.dropFirst(3)) }
      line = line.trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("# ") { return String(line.dropFirst(2)) }
    }
    return words
  }

  /// The exercise, when its folder has both a manifest and tests.
  package func exercise() throws -> Exercise? {
    let folder = root.appendingPathComponent("Exercises/\(name)")
    let needed = ["Package.swift", "Tests"]
    guard
      needed.allSatisfy({
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }) || FileManager.default.fileExists(atPath: Originals.file(of: folder).path)
    else { return nil }
    return try Exercise(chapter: self, folder: folder)
  }
}
