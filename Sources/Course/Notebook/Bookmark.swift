import Files
import Foundation
import Pages
import PlainText

/// The cell before which a reader stopped, kept in a file beside the course.
///
/// Nothing depends on it: a place that cannot be read or noted is none, and the page is the same.
struct Bookmark {
  private let file: URL?

  init(file: URL?) { self.file = file }

  /// The place for a page at `Chapters/NN-name/main.swift`; none if the course is not there.
  init(ofPageAt path: String) {
    let page = PagePlace(path: path)
    file = page.kept(at: ".course/reading/\(page.name).txt")
  }

  /// The title of the cell; nil if none is noted.
  var title: String? {
    // try?: without a place the page begins at its beginning.
    guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    return text.trimmingSpaces()
  }

  func note(_ title: String) {
    guard let file else { return }
    // try?: what cannot be noted is not noted.
    try? TextFile.write(title + "\n", to: file)
  }

  func remove() {
    // try?: a place that stays is offered once more.
    if let file { try? FileManager.default.removeItem(at: file) }
  }

  /// Notes for the board that the page was read to its end, with the predictions that were right.
  func noteRead(_ score: Score) {
    guard let file else { return }
    let record = file.deletingPathExtension().appendingPathExtension("read")
    // try?: what cannot be noted is not noted.
    try? PageRead(right: score.right, of: score.all)?.note(in: record)
  }
}
