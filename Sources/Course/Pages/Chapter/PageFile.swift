import Foundation

/// The result of reading a page's file.
package enum PageFile {
  case read(Page)
  case bad(PageErrors)
  /// The file is missing or can't be read. The associated value is a message for the reader.
  case unreadable(String)

  package var page: Page? {
    if case .read(let page) = self { page } else { nil }
  }

  package static func read(_ path: String, sources: @escaping SourceReader) -> PageFile {
    do {
      return parse(
        try String(contentsOfFile: path, encoding: .utf8), path: shortened(path), sources: sources)
    } catch {
      let reason = FileManager.default.fileExists(atPath: path) ? "cannot be read" : "is missing"
      return .unreadable(
        "The page's text and code cannot be shown, and its output is not checked, because "
          + "\(path) \(reason).")
    }
  }

  /// Returns the page's first heading.
  package static func title(_ path: String) -> String? {
    // If this fails, the board shows the folder's name, and running the page reports the error.
    guard let source = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    // Try the first block of prose, which nearly always has the heading, before the much longer
    // file.
    let end = source.range(of: "*/")?.upperBound ?? source.endIndex
    return PageParser.title(in: String(source[..<end])) ?? PageParser.title(in: source)
  }

  package static func parse(
    _ source: String, path: String, sources: @escaping SourceReader = PageParser.withoutSources
  ) -> PageFile {
    do throws(PageErrors) {
      return .read(try PageParser.parse(source, path: path, sources: sources))
    } catch {
      return .bad(error)
    }
  }

  private static func shortened(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }
}
