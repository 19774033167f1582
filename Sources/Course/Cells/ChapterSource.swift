import Foundation
import Pages

/// A page's file and those beside it, as the program around a cell needs them.
package struct ChapterSource {
  package let page: URL
  /// The texts of the Swift files beside the page.
  package let filesBeside: [String]
  private let tokens: PageTokens

  /// Reads the files; a page is `Chapters/NN-name/main.swift`.
  ///
  /// - Parameter earlier: What was read before; where the page's text is the same it is not taken apart again.
  package init(page: URL, after earlier: ChapterSource? = nil) throws {
    self.page = page
    let text = try String(contentsOf: page, encoding: .utf8)
    if let earlier, earlier.tokens.text == text {
      tokens = earlier.tokens
    } else {
      tokens = PageTokens(text)
    }
    let folder = page.deletingLastPathComponent()
    filesBeside = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") && $0 != page.lastPathComponent }.sorted()
      .map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }

  /// The module's name in the manifest, so that names of types print alike.
  package var module: String { Self.module(of: page) }

  package static func module(of page: URL) -> String {
    "Chapter\(PagePlace(page).name.prefix(2))"
  }

  /// The program of a cell; nil if there is none of that number.
  package func program(cell: Int, changed: String? = nil) -> CellProgram? {
    CellProgram(page: tokens, path: page.path, cell: cell, changed: changed)
  }
}
