import Foundation

/// What became of the file that a page was compiled from.
package enum PageFile {
  case read(Page)
  case bad(PageErrors)
  /// The program runs without its source, for this reason.
  case unreadable(String)

  package var page: Page? {
    if case .read(let page) = self { page } else { nil }
  }

  package static func read(_ path: String) -> PageFile {
    do {
      return parse(
        try String(contentsOfFile: path, encoding: .utf8), path: shortened(path),
        library: LibrarySource(ofPageAt: path))
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "is not here"
      return .unreadable(
        "The text and the source of the cells are not shown, and nothing is checked: "
          + "this program was compiled from \(path), and that file \(reason).")
    }
  }

  /// The page's first heading, read from no more of the file than stands above the end of its first
  /// block of prose, where it is there.
  package static func title(_ path: String) -> String? {
    // try?: the board names a page that cannot be read by its folder; to run the page says why.
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let library = LibrarySource(ofPageAt: path)
    if let end = source.range(of: "*/")?.upperBound,
      let title = parse(String(source[..<end]), path: path, library: library).page?.title
    {
      return title
    }
    return parse(source, path: path, library: library).page?.title
  }

  package static func parse(
    _ source: String, path: String, library: LibrarySource = LibrarySource(folder: nil)
  ) -> PageFile {
    do throws(PageErrors) {
      return .read(try PageParser.parse(source, path: path, library: library))
    } catch {
      return .bad(error)
    }
  }

  /// The path as a reader in the current folder would write it.
  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
