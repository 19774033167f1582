import Files
import Foundation
import PlainText

/// The reader's copy of a cell or a challenge.
///
/// When editing ends, a copy that is blank or equal to the page's text is removed.
///
/// An editor and a browser can write the file at the same time, so an edited version is
/// moved to a backup before the file is replaced or removed.
package struct ReadersCopy {
  /// The file of the copy, or `nil` outside a course.
  package let file: URL?
  /// The text on the page.
  package let start: String

  /// The reader's text, or `nil` if the file doesn't exist.
  package var text: String? {
    get throws {
      guard let file, FileManager.default.fileExists(atPath: file.path) else { return nil }
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
  }

  /// Creates the file with the page's text if it doesn't exist yet, and returns its URL.
  package func create() throws -> URL {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    _ = try put(start + "\n", at: file)
    return file
  }

  /// Saves `text` in place of `seen`, the text that the caller last read.
  ///
  /// If another program has saved a different version in the meantime, returns the backup of that
  /// version.
  package func save(_ text: String, insteadOf seen: String?) throws -> URL? {
    guard let file else { throw CocoaError(.fileNoSuchFile) }
    var other: URL?
    let known = [text, seen ?? start, start].map { $0.trimmingSpaces() }
    repeat {
      other = try moveAside(unless: { known.contains($0.trimmingSpaces()) }) ?? other
    } while try !put(text.hasSuffix("\n") ? text : text + "\n", at: file)
    _ = try endIfUnchanged()
    return other
  }

  /// Removes the copy if it is blank or unchanged, and returns `true` if no copy is left.
  package func endIfUnchanged() throws -> Bool {
    guard let text = try text else { return true }
    guard isUnchanged(text) else { return false }
    _ = try moveAside(unless: isUnchanged)
    return true
  }

  /// Removes the copy, and returns its backup if the copy differs from the page's text.
  package func undo() throws -> URL? { try moveAside(unless: isUnchanged) }

  private func isUnchanged(_ text: String) -> Bool {
    text.isBlank || text.trimmingSpaces() == start.trimmingSpaces()
  }

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

  /// Atomically moves the file to a backup and returns the backup's URL.
  ///
  /// If the text isn't needed, deletes the backup and returns `nil`.
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

  private static func root(of file: URL) -> URL? {
    let parts = file.path.components(separatedBy: "/.course/")
    return parts.count > 1
      ? URL(fileURLWithPath: parts[0]) : file.deletingLastPathComponent()
  }
}
