import Files
import Foundation

/// The reader's own texts of a page's cells and challenges, kept in `.course/cells/NN-name/`; the page
/// is never touched.
package struct ChangedCells {
  /// Where all that readers change is kept, under the course's folder.
  package static let place = ".course/cells"

  private let folder: URL?

  package init(folder: URL?) { self.folder = folder }

  /// The place for a page at `Chapters/NN-name/main.swift`; none if the course is not there.
  package init(ofPageAt path: String) {
    let page = PagePlace(path: path)
    folder = page.kept(at: "\(Self.place)/\(page.name)")
  }

  package func copy(of cell: CellSource) -> ReadersCopy {
    let name = Self.fileName(cell.title) ?? "cell-\(cell.number)"
    return ReadersCopy(
      file: folder?.appendingPathComponent("\(name).swift"), start: cell.editable)
  }

  package func copy(of challenge: Challenge) -> ReadersCopy {
    ReadersCopy(file: file(of: challenge, ending: "swift"), start: challenge.start.editable)
  }

  /// Whether the reader has met it, as the page has it now.
  package func isMet(_ challenge: Challenge) -> Bool {
    guard let file = file(of: challenge, ending: "met") else { return false }
    // try?: without a note that can be read it counts as not met; to meet it once more writes the note.
    return (try? String(contentsOf: file, encoding: .utf8)) == Self.goal(of: challenge)
  }

  /// Notes that the reader has met it.
  package func noteMet(_ challenge: Challenge) {
    guard let file = file(of: challenge, ending: "met") else { return }
    // try?: what cannot be noted is not noted; the page is the same.
    try? TextFile.write(Self.goal(of: challenge), to: file)
  }

  private func file(of challenge: Challenge, ending: String) -> URL? {
    let name = Self.fileName(challenge.title) ?? "challenge-\(challenge.number)"
    return folder?.appendingPathComponent("challenges/\(name).\(ending)")
  }

  private static func goal(of challenge: Challenge) -> String {
    challenge.goal.map { $0.text + "\n" }.joined()
  }

  /// The words of a title; nil if it has none.
  private static func fileName(_ title: String) -> String? {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? nil : words.joined(separator: "-")
  }
}
