import Console
import CourseModel
import Files
import Foundation
import Judging
import Page

/// `course cells`: what you changed on the pages, and which challenges you have met.
enum Cells: Command {
  static let name = "cells"
  static let summary = "your changed cells, and the challenges you met"
  static let help = """
    course cells

      Lists the cells and challenges of which you have a text of your own, and the
      challenges that you have met. The texts are in .course/cells; the pages stay
      as they are. On a page, e changes a cell and u undoes the change, which is
      then in .course/backups: `swift run course backups` brings it back.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    try list(Course(), on: terminal)
    return .success
  }

  static func list(_ course: Course, on terminal: Terminal) throws {
    var places: [(heading: String, lines: [String])] = []
    var next: String?
    var (met, all) = (0, 0)
    for chapter in course.chapters {
      guard let page = chapter.readPage() else { continue }
      let changes = ChangedCells(ofPageAt: chapter.page.path)
      let cells = try page.cells.filter { try changes.copy(of: $0).text != nil }
      let challenges = try page.challenges.filter {
        try changes.copy(of: $0).text != nil || changes.isMet($0)
      }
      met += challenges.count(where: changes.isMet)
      all += page.challenges.count
      if let cell = cells.first ?? challenges.first?.start, next == nil {
        next =
          "`swift run \(chapter.name) --from \(cell.number)`; r there runs the cell as you have it"
      }
      let lines =
        try cells.map { line("cell \($0.number)", $0.title) }
        + challenges.map { challenge in
          let isMet = changes.isMet(challenge)
          let mark = terminal.painted(isMet ? "✓" : "○", isMet ? .good : .frame)
          return line("your turn", challenge.title, mark: mark)
        }
        + changes.orphans(of: page).map {
          line("not here any more:", $0.deletingPathExtension().lastPathComponent)
        }
      if !lines.isEmpty { places.append((chapter.name, lines)) }
    }
    let played = try played(in: course)
    if places.isEmpty, played.isEmpty { terminal.say("You have changed no cell yet.") }
    for (heading, lines) in places { ([heading] + lines).forEach(terminal.say) }
    if !places.isEmpty, !played.isEmpty { terminal.say("on no page") }
    for command in played { terminal.say(line("play", command)) }
    if all > 0 {
      let gap = places.isEmpty && played.isEmpty ? "" : "\n"
      terminal.say(gap + terminal.painted("\(met) of \(all) challenges met", .frame))
    }
    let page = course.chapters.first(where: \.hasPage)?.name ?? "01-functional-vs-imperative"
    terminal.next(next ?? "read a page with `swift run \(page)`; e after a cell changes it")
  }

  private static func line(_ place: String, _ title: String, mark: String = " ") -> String {
    let room = max(9, place.count)
    return "  \(mark) \(place.padding(toLength: room, withPad: " ", startingAt: 0))  \(title)"
  }

  /// The commands that open what stands on no page.
  private static func played(in course: Course) throws -> [String] {
    let folder = course.root.appendingPathComponent(ChangedCells.place)
    return try namesInFolder(folder).filter { $0.hasPrefix("play") && $0.hasSuffix(".swift") }
      .sorted().map { name in
        let chapter = name.firstMatch(of: /play-0*(\d+)/).map { " \($0.1)" } ?? ""
        return "\(NextStep.program) play\(chapter)"
      }
  }
}
