import Foundation
import Page
import PlainText

/// The reader's own texts of a page's cells, kept in `.course/cells/NN-name/`; the page is never
/// touched.
struct ChangedCells {
  private let folder: URL?

  init(folder: URL?) { self.folder = folder }

  /// The place for a page at `Chapters/NN-name/main.swift`; none if the course is not there.
  init(ofPageAt path: String) {
    let chapter = URL(fileURLWithPath: path).deletingLastPathComponent()
    let package = chapter.deletingLastPathComponent().deletingLastPathComponent()
    let manifest = package.appendingPathComponent("Package.swift").path
    folder =
      FileManager.default.fileExists(atPath: manifest)
      ? package.appendingPathComponent(".course/cells/\(chapter.lastPathComponent)") : nil
  }

  /// The file of a cell, by its title; whether it is there is another question.
  func file(of cell: CellSource) -> URL? {
    let words = cell.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let name = words.isEmpty ? "cell-\(cell.number)" : words.joined(separator: "-")
    return folder?.appendingPathComponent("\(name).swift")
  }

  /// The reader's text; nil if the cell is the page's.
  func text(of cell: CellSource) -> String? {
    file(of: cell).flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// Begins with the page's text, if there is no text yet.
  func begin(_ cell: CellSource) throws -> URL {
    guard let file = file(of: cell) else { throw CocoaError(.fileNoSuchFile) }
    guard !FileManager.default.fileExists(atPath: file.path) else { return file }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((cell.editable + "\n").utf8).write(to: file, options: .atomic)
    return file
  }

  /// Gives the cell back to the page, if nothing is left of a change; true if it did.
  func endIfUnchanged(_ cell: CellSource) -> Bool {
    guard let text = text(of: cell) else { return true }
    let isSame = text.trimmingSpaces() == cell.editable.trimmingSpaces()
    guard isSame || text.isBlank else { return false }
    undo(cell)
    return true
  }

  func undo(_ cell: CellSource) {
    if let file = file(of: cell) { try? FileManager.default.removeItem(at: file) }
  }
}
