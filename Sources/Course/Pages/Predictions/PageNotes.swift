import Files
import Foundation

/// The reader's notes on a page, in the section `pages` of ``StateFile``.
///
/// The page is the same without them: notes that can't be read or written are none.
package struct PageNotes {
  private struct Content: Codable {
    /// The title of the cell before which the reader stopped.
    var place: String?
    var read: PageRead?
    /// The digests of the lines that the met challenges asked for, by the challenges' titles.
    var met: [String: String]?
  }

  private let page: String
  private let state: StateFile?

  /// Creates the notes on a page in the course's folder; without a folder nothing is noted.
  package init(of page: String, in root: URL?) {
    self.page = page
    state = root.map { StateFile(in: $0) }
  }

  /// Creates the notes on a page at `Chapters/NN-name/main.swift`.
  package init(ofPageAt path: String) {
    let page = PagePlace(path: path)
    self.init(of: page.name, in: page.course)
  }

  private var content: Content? {
    state?.read("pages", as: [String: Content].self).content?[page]
  }

  private func change(_ change: (inout Content) -> Void) throws {
    try state?.change("pages", from: [String: Content]()) { change(&$0[page, default: Content()]) }
  }

  /// The title of the cell before which the reader stopped; nil if none is noted.
  package var place: String? { content?.place }

  package func note(place: String) {
    // try?: what cannot be noted is not noted.
    try? change { $0.place = place }
  }

  /// Nil for a page that was not read to its end.
  package var read: PageRead? { content?.read }

  /// Notes that the page was read to its end, so that it begins at its beginning the next time.
  package func note(read: PageRead?) {
    // try?: what cannot be noted is not noted.
    try? change {
      $0.place = nil
      $0.read = read ?? $0.read
    }
  }

  /// Notes the predictions that were made in a browser.
  package func noteInBrowser(_ read: PageRead) throws { try change { $0.read = read } }

  /// Whether the reader has met a challenge, as the page has it now.
  package func isMet(_ challenge: Challenge) -> Bool {
    content?.met?[challenge.title] == PageNotes.goal(of: challenge)
  }

  package func noteMet(_ challenge: Challenge) {
    // try?: what cannot be noted is not noted.
    try? change {
      $0.met = ($0.met ?? [:]).merging([challenge.title: PageNotes.goal(of: challenge)]) { $1 }
    }
  }

  private static func goal(of challenge: Challenge) -> String {
    Digest.of(challenge.goal.map { $0.text + "\n" }.joined())
  }
}
