import Foundation
import PlainText

/// The reader's copy of a text of the page, in a file that is there as long as it differs.
package struct ReadersCopy {
  /// Where the copy is, if there is one; nil where there is no course to keep it in.
  package let file: URL?
  /// The page's text.
  package let start: String

  package init(file: URL?, start: String) {
    self.file = file
    self.start = start
  }

  /// The reader's text; nil if it is the page's.
  ///
  /// What is no UTF-8 is a change, too. Throws where there is a text and it cannot be read.
  package var text: String? {
    get throws {
      guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
  }

  /// Begins with the page's text, if there is no copy yet.
  package func begin() throws -> URL {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    guard !FileManager.default.fileExists(atPath: file.path) else { return file }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((start + "\n").utf8).write(to: file, options: .atomic)
    return file
  }

  /// Gives the text back to the page, if nothing is left of a change; true if it did.
  package func endIfUnchanged() throws -> Bool {
    guard let text = try text else { return true }
    guard text.isBlank || text.trimmingSpaces() == start.trimmingSpaces() else { return false }
    try undo()
    return true
  }

  /// Takes the change back, if there is one.
  package func undo() throws {
    guard let file, FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
