import Foundation
import Pages

/// The Swift files of a chapter.
package struct ChapterSource {
  package let page: URL
  /// The contents of the other Swift files in the page's folder.
  package let filesBeside: [String]
  private let text: String

  /// Creates the source of a chapter from its `main.swift` and the Swift files beside it.
  package init(page: URL) throws {
    self.page = page
    text = try String(contentsOf: page, encoding: .utf8)
    let folder = page.deletingLastPathComponent()
    filesBeside = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0 != page.lastPathComponent }.sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The chapter's module name, as Swift prints it before type names.
  package var module: String { Self.module(of: page) }

  package static func module(of page: URL) -> String {
    "Chapter\(PagePlace(page).name.prefix(2))"
  }

  /// Returns the program that runs a cell, or `nil` if the page has no such cell.
  ///
  /// - Parameter changed: The reader's edited code, or `nil` to run the code on the page.
  package func program(cell: Int, changed: String? = nil) -> CellProgram? {
    CellProgram(page: text, path: page.path, cell: cell, changed: changed)
  }
}
