import Console
import CourseModel
import Judging
import Foundation
import Page
import PlainText

/// `course cells`: what you changed on the pages, and which challenges you have met.
enum Cells: CourseCommand {
  static let name = "cells"
  static let summary = "the cells that you changed, the challenges that you met"
  static let options = ["--json"]
  static let operands = 0
  static let help = """
    course cells [--json]

      Lists the cells and challenges of which you have a text of your own, and the
      challenges that you have met. The texts are in .course/cells; the pages stay
      as they are. On a page, e changes a cell and u undoes the change, which is
      then in .course/backups: `course backups` brings it back.
    """

  struct Report: Encodable {
    enum Kind: String, Encodable { case cell, challenge, play, orphan }

    struct Row: Encodable {
      /// The page's name; none for what stands on no page.
      @OrNull var page: String?
      var kind: Kind
      /// The number of the cell, or of the one that a challenge starts from.
      @OrNull var cell: Int?
      var title: String
      /// Where your text is, if you have one.
      @OrNull var file: String?
      /// Of a challenge.
      @OrNull var isMet: Bool?
    }

    var changes: [Row]
    var met: Int
    var challenges: Int
    var next: String
  }

  static func run(
    _ arguments: Arguments, of program: Program, terminal: Terminal
  ) throws -> ExitCode {
    let report = report(on: try Course())
    if arguments.has("--json") {
      terminal.say(try JSON.text(report))
    } else {
      print(report, on: terminal)
    }
    return .success
  }

  static func report(on course: Course) -> Report {
    var rows: [Report.Row] = []
    var all = 0
    for chapter in course.chapters {
      guard let page = chapter.readPage() else { continue }
      all += page.challenges.count
      rows += Self.rows(of: page, chapter, in: course)
    }
    rows += played(in: course)
    return Report(
      changes: rows, met: rows.count { $0.isMet == true }, challenges: all,
      next: next(after: rows, in: course))
  }

  private static func rows(of page: Page, _ chapter: Chapter, in course: Course) -> [Report.Row] {
    let changes = ChangedCells(ofPageAt: chapter.page.path)
    let cells = page.cells.compactMap { cell -> Report.Row? in
      let copy = changes.copy(of: cell)
      guard copy.text != nil else { return nil }
      return Report.Row(
        page: chapter.name, kind: .cell, cell: cell.number, title: cell.title,
        file: copy.file.map(course.path))
    }
    let challenges = page.challenges.compactMap { challenge -> Report.Row? in
      let copy = changes.copy(of: challenge)
      let isMet = changes.isMet(challenge)
      guard isMet || copy.text != nil else { return nil }
      return Report.Row(
        page: chapter.name, kind: .challenge, cell: challenge.start.number, title: challenge.title,
        file: copy.text == nil ? nil : copy.file.map(course.path), isMet: isMet)
    }
    let orphans = changes.orphans(of: page).map {
      Report.Row(
        page: chapter.name, kind: .orphan, title: $0.deletingPathExtension().lastPathComponent,
        file: course.path(of: $0))
    }
    return cells + challenges + orphans
  }

  /// What stands on no page.
  private static func played(in course: Course) -> [Report.Row] {
    let folder = course.root.appendingPathComponent(ChangedCells.place)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasPrefix("play") && $0.hasSuffix(".swift") }.sorted().map { name in
      let chapter = name.firstMatch(of: /play-0*(\d+)/).map { " \($0.1)" } ?? ""
      return Report.Row(
        kind: .play, title: "\(NextStep.program) play\(chapter)",
        file: "\(ChangedCells.place)/\(name)")
    }
  }

  private static func next(after rows: [Report.Row], in course: Course) -> String {
    if let row = rows.first(where: { $0.cell != nil }), let page = row.page, let cell = row.cell {
      return "`swift run \(page) --from \(cell)`; r there runs the cell as you have it"
    }
    let page = course.chapters.first(where: \.hasPage)?.name ?? "01-functional-vs-imperative"
    return "read a page with `swift run \(page)`; e after a cell changes it"
  }

  static func print(_ report: Report, on terminal: Terminal) {
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

  private static func words(for row: Report.Row, _ terminal: Terminal) -> (String, String) {
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
