import Foundation
import Page
import PlainText

/// The cell before which a reader stopped, kept in a file beside the course.
///
/// Nothing depends on it. A file that cannot be read is one that is not there, and a place that cannot
/// be noted is not noted: the page is the same.
struct Bookmark {
  private let file: URL?

  init(file: URL?) { self.file = file }

  /// The place for a page at `Chapters/NN-name/main.swift`; none if the course is not there.
  init(ofPageAt path: String) {
    let chapter = URL(fileURLWithPath: path).deletingLastPathComponent()
    let package = chapter.deletingLastPathComponent().deletingLastPathComponent()
    let manifest = package.appendingPathComponent("Package.swift").path
    let place = ".course/reading/\(chapter.lastPathComponent).txt"
    file =
      FileManager.default.fileExists(atPath: manifest)
      ? package.appendingPathComponent(place) : nil
  }

  /// The title of the cell; nil if none is noted.
  var title: String? {
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.trimmingSpaces()
  }

  func note(_ title: String) {
    guard let file else { return }
    let folder = file.deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data((title + "\n").utf8).write(to: file, options: .atomic)
  }

  func remove() {
    if let file { try? FileManager.default.removeItem(at: file) }
  }

  /// Notes for the board that the page was read to its end, with the predictions that were right.
  func noteRead(_ score: Score) {
    guard let file else { return }
    let record = file.deletingPathExtension().appendingPathExtension("read")
    try? PageRead(right: score.right, of: score.all)?.note(in: record)
  }
}
