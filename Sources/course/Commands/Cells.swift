import Console
import CourseModel
import Files
import Foundation
import Judging
import Page
import PlainText

/// `course cells`: what you changed on the pages, and which challenges you have met.
enum Cells: Command {
  static let name = "cells"
  static let summary = "your changed cells, and the challenges you met"
  static let help = """
    course cells

      Lists the cells and challenges of which you have a text of your own, and the
      challenges that you have met. The texts are in .course/cells; the pages stay
      as they are. On a page, e changes a cell and u undoes the change, which is
      then in .course/backups: `course backups` brings it back.
    """

  /// A text of the reader's own, or a challenge that was met.
  struct Change {
    enum Kind { case cell, challenge, play, orphan }

    /// The page's name; none for what stands on no page.
    var page: String?
    var kind: Kind
    /// The number of the cell, or of the one that a challenge starts from.
    var cell: Int?
    var title: String
    /// Where your text is, if you have one.
    var file: String?
    /// Of a challenge.
    var isMet: Bool?
  }

  struct ChangesReport {
    var changes: [Change]
    var met: Int
    var challenges: Int
    var next: String
  }

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    print(try report(on: Course()), on: terminal)
    return .success
  }

  static func report(on course: Course) throws -> ChangesReport {
    var rows: [Change] = []
    var all = 0
    for chapter in course.chapters {
      guard let page = chapter.readPage() else { continue }
      all += page.challenges.count
      rows += try Self.rows(of: page, chapter, in: course)
    }
    rows += try played(in: course)
    return ChangesReport(
      changes: rows, met: rows.count { $0.isMet == true }, challenges: all,
      next: next(after: rows, in: course))
  }

  private static func rows(of page: Page, _ chapter: Chapter, in course: Course) throws -> [Change]
  {
    let changes = ChangedCells(ofPageAt: chapter.page.path)
    let cells = try page.cells.compactMap { cell -> Change? in
      let copy = changes.copy(of: cell)
      guard try copy.text != nil else { return nil }
      return Change(
        page: chapter.name, kind: .cell, cell: cell.number, title: cell.title,
        file: copy.file.map(course.path))
    }
    let challenges = try page.challenges.compactMap { challenge -> Change? in
      let copy = changes.copy(of: challenge)
      let isMet = changes.isMet(challenge)
      let isChanged = try copy.text != nil
      guard isMet || isChanged else { return nil }
      return Change(
        page: chapter.name, kind: .challenge, cell: challenge.start.number, title: challenge.title,
        file: !isChanged ? nil : copy.file.map(course.path), isMet: isMet)
    }
    let orphans = changes.orphans(of: page).map {
      Change(
        page: chapter.name, kind: .orphan, title: $0.deletingPathExtension().lastPathComponent,
        file: course.path(of: $0))
    }
    return cells + challenges + orphans
  }

  /// What stands on no page.
  private static func played(in course: Course) throws -> [Change] {
    let folder = course.root.appendingPathComponent(ChangedCells.place)
    return try namesInFolder(folder).filter { $0.hasPrefix("play") && $0.hasSuffix(".swift") }
      .sorted().map { name in
        let chapter = name.firstMatch(of: /play-0*(\d+)/).map { " \($0.1)" } ?? ""
        return Change(
          kind: .play, title: "\(NextStep.program) play\(chapter)",
          file: "\(ChangedCells.place)/\(name)")
      }
  }

  private static func next(after rows: [Change], in course: Course) -> String {
    if let row = rows.first(where: { $0.cell != nil }), let page = row.page, let cell = row.cell {
      return "`swift run \(page) --from \(cell)`; r there runs the cell as you have it"
    }
    let page = course.chapters.first(where: \.hasPage)?.name ?? "01-functional-vs-imperative"
    return "read a page with `swift run \(page)`; e after a cell changes it"
  }

  static func print(_ report: ChangesReport, on terminal: Terminal) {
    if report.changes.isEmpty { terminal.say("You have changed no cell yet.") }
    var page: String?
    for row in report.changes {
      if row.page != page || row.kind == .play && page != nil {
        page = row.page
        terminal.say((row.page ?? "on no page"))
      }
      let (mark, place) = words(for: row, terminal)
      terminal.say("  \(mark) \(place)  \(row.title)")
    }
    if report.challenges > 0 {
      terminal.say(
        (report.changes.isEmpty ? "" : "\n")
          + terminal.painted("\(report.met) of \(report.challenges) challenges met", .frame))
    }
    terminal.next(report.next)
  }

  private static func words(for row: Change, _ terminal: Terminal) -> (String, String) {
    switch row.kind {
    case .cell: (" ", "cell \(row.cell ?? 0)".padding(toLength: 9, withPad: " ", startingAt: 0))
    case .challenge:
      (
        row.isMet == true ? terminal.painted("✓", .good) : terminal.painted("○", .frame),
        "your turn"
      )
    case .play: (" ", "play     ")
    case .orphan: (" ", "not here any more:")
    }
  }
}
