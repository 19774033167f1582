import Console
import CourseModel
import Judging
import Room
import PlainText

/// A room on a terminal: a row for each learner, a column for each chapter or each task.
struct RoomBoard {
  let report: RoomReport
  let exercises: [Exercise]
  /// As it was typed.
  let folder: String

  private struct Column {
    let title: String
    let tasks: [String]
  }

  private var isOneChapter: Bool { exercises.count == 1 }

  /// One chapter alone is shown task by task.
  private var columns: [Column] {
    if isOneChapter { return report.tasks.map { Column(title: $0, tasks: [$0]) } }
    return exercises.map { Column(title: $0.chapter.digits, tasks: $0.tasks.map(\.id)) }
  }

  func print(on terminal: Terminal) {
    let title = isOneChapter ? exercises[0].chapter.name : "The room"
    let people = report.learners.count == 1 ? "1 learner" : "\(report.learners.count) learners"
    terminal.say(
      terminal.painted(title, .strong)
        + terminal.painted("  \(people), \(report.tasks.count) tasks", .frame) + "\n")
    printRows(on: terminal)
    terminal.say("\n" + terminal.painted(legend, .frame))
    printObstacles(on: terminal)
    for notice in report.notices {
      terminal.say("\n" + terminal.painted("Note: ", .warning) + notice.withVisibleControls)
    }
    terminal.next(next)
  }

  private func printRows(on terminal: Terminal) {
    let columns = columns
    let wide = columns.map { max($0.title.count, 2) + 1 }
    let rest = 2 + wide.reduce(0, +) + 14
    let longest = report.learners.map(\.learner.onOneLine.displayWidth).max() ?? 0
    let width = min(longest, max(8, terminal.width - rest))
    let titles = zip(columns, wide).map { padded($0.title, to: $1) }.joined()
    let name = String(repeating: " ", count: width)
    let taken = 2 + longest + wide.reduce(0, +) + "  solved  seconds  the end".count
    let showsTime = report.learners.contains { $0.seconds != nil } && taken <= terminal.width
    let time = showsTime ? "  seconds" : ""
    terminal.say(terminal.painted("  \(name)\(titles)  solved\(time)  at", .frame))
    for row in report.learners {
      let cells = zip(columns, wide).map { column, width in
        let mark = mark(of: column.tasks.map { row.marks[$0] ?? .untouched })
        let gap = String(repeating: " ", count: width - mark.text.count)
        return gap + terminal.painted(mark.text, mark.style)
      }
      let place = row.place(in: report.tasks) ?? "the end"
      terminal.say(
        "  \(shortened(row.learner, to: width))\(cells.joined())"
          + padded(String(row.solved), to: 8)
          + (showsTime ? padded(row.secondsShown, to: time.count) : "") + "  \(place)")
    }
  }

  private func mark(of marks: [Mark]) -> (text: String, style: Style) {
    let solved = marks.filter(\.isSolved).count
    if marks.allSatisfy({ $0.state == .ours }) { return ("=", .good) }
    if solved == marks.count { return ("✓", .good) }
    if marks.allSatisfy({ $0.state == .untouched }) { return ("○", .frame) }
    if marks.count == 1 { return ("✗", .bad) }
    return (String(solved), .warning)
  }

  private var legend: String {
    let first = isOneChapter ? "✓ solved" : "✓ all solved"
    let second = isOneChapter ? "✗ tests fail" : "2 solved of several"
    return "\(first)  = as in Solutions  \(second)  ○ not begun"
  }

  /// Of one chapter all that is open; of a room what stops several, the most frequent first.
  private func printObstacles(on terminal: Terminal) {
    var obstacles = report.obstacles
    if !isOneChapter {
      let shared = obstacles.filter { $0.learners.count > 1 }
      let sizes = Set(shared.map(\.learners.count)).sorted(by: >)
      let sorted = sizes.flatMap { size in shared.filter { $0.learners.count == size } }
      obstacles = Array(sorted.prefix(5))
    }
    guard !obstacles.isEmpty else { return }
    terminal.say(
      "\n" + terminal.painted(isOneChapter ? "What they see" : "What stops several", .strong))
    for obstacle in obstacles {
      let names = obstacle.learners.map(\.onOneLine).joined(separator: ", ")
      terminal.say("  \(obstacle.task)  \(terminal.painted(names, .warning))")
      let words = obstacle.isMisconception ? "“\(obstacle.sentence)”" : obstacle.sentence
      terminal.quote(words, indent: 4 + obstacle.task.count, wraps: true)
    }
  }

  private var next: String {
    let program = NextStep.program
    let places = report.learners.compactMap { $0.place(in: report.tasks) }
    let counted = Dictionary(grouping: places) { $0 }.mapValues(\.count)
    let busiest = report.tasks.max { counted[$0, default: 0] < counted[$1, default: 0] }
    guard !places.isEmpty, let task = busiest, let chapter = task.split(separator: ".").first else {
      return "all is solved. Compare two answers in the room with `\(program) solution N.T`"
    }
    return isOneChapter
      ? "most are at \(task); `\(program) hint \(task)` has questions to ask them"
      : "most are at \(task); `\(program) room \(folder) \(chapter)` shows who sees what"
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private func shortened(_ name: String, to width: Int) -> String {
    let name = name.onOneLine
    var shown = name
    while shown.displayWidth > width { shown = shown.dropLast(shown == name ? 1 : 2) + "…" }
    return shown + String(repeating: " ", count: width - shown.displayWidth)
  }
}
