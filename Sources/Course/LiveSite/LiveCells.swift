import Exercises
import Files
import Foundation
import Cells
import Pages
import PlainText

/// A page's cells and challenges, with the reader's saved changes.
final class LiveCells: @unchecked Sendable {
  // Sendable: everything is constant.
  let source: ChapterSource
  private let page: Page
  private let changes: ChangedCells
  private let notes: PageNotes
  private let nearMisses: NearMisses

  /// Creates the cells of a chapter's page, or returns `nil` if the page is missing or invalid.
  init?(of chapter: Chapter) throws {
    guard let page = chapter.readPage() else { return nil }
    source = try ChapterSource(page: chapter.page)
    self.page = page
    changes = ChangedCells(ofPageAt: chapter.page.path)
    notes = PageNotes(ofPageAt: chapter.page.path)
    nearMisses = NearMisses(ofPageAt: chapter.page.path)
  }

  /// A cell, or a challenge with its starting cell.
  struct EditableCell {
    let cell: CellSource
    let copy: ReadersCopy
    let challenge: Challenge?
    let notes: PageNotes
    /// A closure that returns the author's explanation if the output reveals a common mistake.
    let reason: (_ text: String, _ printed: [String]) -> String?

    func end(after pieces: [OutputPiece]) -> CellMessage {
      guard let challenge else { return .end(.ended, "") }
      let difference = challenge.difference(from: pieces.printed)
      guard difference.isEmpty else {
        return .end(.missed, LiveCells.text(of: difference, heading: "- goal, + printed"))
      }
      notes.recordMet(challenge)
      return .end(.met, "")
    }
  }

  func number(ofCell title: String) -> Int? {
    page.cells.first { $0.title == title }?.number
  }

  func editableCell(_ number: Int?, challenge: Int?) throws -> EditableCell {
    if let challenge = page.challenges.first(where: { $0.number == challenge }) {
      return EditableCell(
        cell: challenge.start, copy: changes.copy(of: challenge), challenge: challenge,
        notes: notes
      ) { [nearMisses] in nearMisses.reason(of: challenge, text: $0, printing: $1) }
    }
    guard let cell = page.cells.first(where: { $0.number == number }), challenge == nil else {
      throw LiveCells.missingCell
    }
    return EditableCell(cell: cell, copy: changes.copy(of: cell), challenge: nil, notes: notes) {
      [nearMisses, page] in nearMisses.reason(of: cell, on: page, text: $0, printing: $1)
    }
  }

  static let missingCell = CourseError("this page has no such cell. Reload the page.")

  /// Returns the heading and up to 40 lines of the difference, in the style of `diff`.
  static func text(of difference: LineDifference, heading: String = "- page, + here") -> String {
    let lines = difference.lines.map { line in
      switch line {
      case .same(let wanted): "  \(wanted.text)"
      case .missing(let wanted): "- \(wanted.text)"
      case .unexpected(let text): "+ \(text)"
      }
    }
    return ([heading] + lines.prefix(40)).joined(separator: "\n")
  }

  struct Texts: Encodable {
    struct Text: Encodable {
      let original: String
      @OrNull var saved: String?
      @OrNull var isMet: Bool?
    }

    let cells: [Int: Text]
    let challenges: [Int: Text]
  }

  /// The original and saved versions of all cells and challenges, keyed by number.
  var texts: Texts {
    get throws {
      Texts(
        cells: Dictionary(
          uniqueKeysWithValues: try page.cells.map { cell in
            let copy = changes.copy(of: cell)
            return (cell.number, Texts.Text(original: copy.start, saved: try copy.text, isMet: nil))
          }),
        challenges: Dictionary(
          uniqueKeysWithValues: try page.challenges.map { challenge in
            let copy = changes.copy(of: challenge)
            let text = Texts.Text(
              original: copy.start, saved: try copy.text, isMet: notes.isMet(challenge))
            return (challenge.number, text)
          }))
    }
  }
}

/// A cache of pages that reads a page again if the page's files have changed.
final class LivePages: @unchecked Sendable {
  // Sendable: the lock guards the cache.
  private let course: Course
  private let lock = NSLock()
  private var read: [String: (stamps: [FileStamp?], cells: LiveCells)] = [:]

  init(of course: Course) { self.course = course }

  func cells(of name: String) throws -> LiveCells {
    guard let chapter = course.chapters.first(where: { $0.name == name }) else {
      throw CourseError.missingPage(name)
    }
    // Get the files' stamps first, so that the next call notices a change made during the read.
    let stamps = chapter.sources.map(FileStamp.init)
    if let known = lock.withLock({ read[name] }), known.stamps == stamps { return known.cells }
    guard let cells = try LiveCells(of: chapter) else { throw CourseError.missingPage(name) }
    lock.withLock { read[name] = (stamps, cells) }
    return cells
  }
}

extension CourseError {
  static func missingPage(_ name: String) -> CourseError {
    CourseError("the book has no page \(name). Choose a page on the cover.")
  }
}
