import Foundation

/// The cells and challenges of a page that the reader has edited.
///
/// They are saved in `.course/cells/NN-name/`.
package struct ChangedCells {
  package static let place = ".course/cells"

  private let folder: URL?

  package init(folder: URL?) { self.folder = folder }

  package init(ofPageAt path: String) {
    let page = PagePlace(path: path)
    folder = page.courseFolder(at: "\(Self.place)/\(page.name)")
  }

  package func copy(of cell: CellSource) -> ReadersCopy {
    let name = Self.fileName(cell.title) ?? "cell-\(cell.number)"
    return ReadersCopy(
      file: folder?.appendingPathComponent("\(name).swift"), start: cell.editable)
  }

  package func copy(of challenge: Challenge) -> ReadersCopy {
    let name = Self.fileName(challenge.title) ?? "challenge-\(challenge.number)"
    return ReadersCopy(
      file: folder?.appendingPathComponent("challenges/\(name).swift"),
      start: challenge.start.editable)
  }

  private static func fileName(_ title: String) -> String? {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}
