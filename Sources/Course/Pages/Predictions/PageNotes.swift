import Files
import Foundation

/// The course's notes on a reader's progress, in the `pages` section of ``StateFile``.
///
/// A page works without its notes, so most errors are ignored.
package struct PageNotes {
  private struct Content: Codable {
    /// The title of the cell before which the reader stopped.
    var place: String?
    var read: PageRead?
    /// A digest of the goal of each met challenge, keyed by the challenge's title.
    var met: [String: String]?
  }

  private let page: String
  private let state: StateFile?

  /// Creates notes that are saved in the course's folder, or record nothing if `root` is `nil`.
  package init(of page: String, in root: URL?) {
    self.page = page
    state = root.map { StateFile(in: $0) }
  }

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

  package var place: String? { content?.place }

  package func record(place: String) {
    // Notes are optional, so ignore errors.
    try? change { $0.place = place }
  }

  /// The score, or `nil` if the page wasn't read to its end.
  package var read: PageRead? { content?.read }

  /// Records that the page was read to its end, so that the page starts at the top next time.
  package func record(read: PageRead?) {
    // Notes are optional, so ignore errors.
    try? change {
      $0.place = nil
      $0.read = read ?? $0.read
    }
  }

  package func recordInBrowser(_ read: PageRead) throws { try change { $0.read = read } }

  /// Returns whether the reader has met the current version of the challenge.
  package func isMet(_ challenge: Challenge) -> Bool {
    content?.met?[challenge.title] == PageNotes.goal(of: challenge)
  }

  package func recordMet(_ challenge: Challenge) {
    // Notes are optional, so ignore errors.
    try? change {
      $0.met = ($0.met ?? [:]).merging([challenge.title: PageNotes.goal(of: challenge)]) { $1 }
    }
  }

  private static func goal(of challenge: Challenge) -> String {
    Digest.of(challenge.goal.map { $0.text + "\n" }.joined())
  }
}
