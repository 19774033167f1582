import Files
import Foundation
import PlainText

/// The reader's copy of a text of the page, in a file that is there as long as it differs.
///
/// An editor and a browser may write it at the same time. What is taken away from there is never lost: it
/// is in a backup.
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
    _ = try put(start + "\n", at: file)
    return file
  }

  /// Takes a text in the place of one that its writer has seen; returns where the text is kept that was
  /// there instead, if somebody else had saved one meanwhile.
  package func keep(_ text: String, insteadOf seen: String?) throws -> URL? {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    var other: URL?
    let known = [text, seen ?? start, start].map { $0.trimmingSpaces() }
    repeat {
      other = try moveAside(unless: { known.contains($0.trimmingSpaces()) }) ?? other
    } while try !put(text.hasSuffix("\n") ? text : text + "\n", at: file)
    _ = try endIfUnchanged()
    return other
  }

  /// Gives the text back to the page, if nothing is left of a change; true if it did.
  package func endIfUnchanged() throws -> Bool {
    guard let text = try text else { return true }
    guard isUnchanged(text) else { return false }
    _ = try moveAside(unless: isUnchanged)
    return true
  }

  /// Takes the change back, if there is one; returns where it is kept.
  package func undo() throws -> URL? { try moveAside(unless: isUnchanged) }

  private func isUnchanged(_ text: String) -> Bool {
    text.isBlank || text.trimmingSpaces() == start.trimmingSpaces()
  }

  /// Puts a text where nothing is; false where something is.
  private func put(_ text: String, at file: URL) throws -> Bool {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    do {
      try Data(text.utf8).write(to: file, options: .withoutOverwriting)
      return true
    } catch CocoaError.fileWriteFileExists {
      return false
    }
  }

  /// Moves what is there into a backup, in one step, and returns where it is; a text that need not be kept
  /// is removed there.
  private func moveAside(unless isNeedless: (String) -> Bool) throws -> URL? {
    guard let file, let root = ReadersCopy.root(of: file) else { return nil }
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let backup = BackupPlace.new(in: root)
    let place = backup.appendingPathComponent(String(file.path.dropFirst(root.path.count + 1)))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    do { try FileManager.default.moveItem(at: file, to: place) } catch CocoaError.fileNoSuchFile {
      return nil
    }
    let text = String(decoding: try Data(contentsOf: place), as: UTF8.self)
    guard isNeedless(text) else { return place }
    try FileManager.default.removeItem(at: backup)
    return nil
  }

  /// The folder above `.course`, or that of the file where it is not in one.
  private static func root(of file: URL) -> URL? {
    let parts = file.path.components(separatedBy: "/.course/")
    return parts.count > 1
      ? URL(fileURLWithPath: parts[0]) : file.deletingLastPathComponent()
  }
}
