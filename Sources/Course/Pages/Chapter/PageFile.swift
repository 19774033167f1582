import Foundation

/// The result of reading a page's file.
package enum PageFile {
  case read(Page)
  case bad(PageErrors)
  /// The file is missing or can't be read; the text says what that means for the reader.
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

  /// Returns the page's first heading, reading no more of the file than necessary.
  package static func title(_ path: String) -> String? {
    // try?: the board shows the folder's name instead, and running the page reports the error.
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

  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
