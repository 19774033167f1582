import Terminal
import Exercises
import Grading
import PlainText

/// The grades of a class in the terminal: a row per learner, and a column per chapter or task.
struct RoomBoard {
  let report: RoomReport
  let exercises: [Exercise]
  /// The folder, as the instructor typed it.
  let folder: String

  private struct Column {
    let title: String
    let tasks: [String]
  }

  private var isOneChapter: Bool { exercises.count == 1 }

  /// The columns: one per task of a single chapter, or one per chapter.
  private var columns: [Column] {
    if isOneChapter { return report.tasks.map { Column(title: $0, tasks: [$0]) } }
    return exercises.map { exercise in
      Column(
        title: exercise.chapter.digits,
        tasks: exercise.tasks.map(\.id).filter(report.tasks.contains))
    }
  }

  func print(on terminal: Terminal) {
    let title = isOneChapter ? exercises[0].chapter.name : "The room"
    let people = counted(report.learners.count, "learner")
    terminal.say(
      terminal.painted(title, .strong)
        + terminal.painted("  \(people), \(report.tasks.count) tasks", .frame) + "\n")
    printRows(on: terminal)
    terminal.say("\n" + terminal.painted(legend, .frame))
    printObstacles(on: terminal)
    printProblems(on: terminal)
    if !report.notices.isEmpty { terminal.say() }
    for notice in report.notices {
      terminal.say(terminal.painted("Note: ", .warning) + notice.withVisibleControls)
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
        let mark =
          row.problem == nil
          ? mark(of: column.tasks.map { row.marks[$0] ?? .untouched }) : ("–", .bad)
        let gap = String(repeating: " ", count: width - mark.text.count)
        return gap + terminal.painted(mark.text, mark.style)
      }
      terminal.say(
        "  \(shortened(row.learner, to: width))\(cells.joined())"
          + padded(String(row.solved), to: 8)
          + (showsTime ? padded(row.secondsShown, to: time.count) : "")
          + (row.shownPlace(in: report.tasks).map { "  \($0)" } ?? ""))
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
    let second = isOneChapter ? "✗ tests fail" : "2 only two solved"
    return "\(first)  = as in Solutions  \(second)  ○ not begun"
  }

  /// Prints all problems of a single chapter, or the most frequent ones in several chapters.
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
      "\n"
        + terminal.painted(isOneChapter ? "Open problems" : "Problems of several learners", .strong)
    )
    for obstacle in obstacles {
      let names = obstacle.learners.map(\.onOneLine).joined(separator: ", ")
      terminal.say("  \(obstacle.task)  \(terminal.painted(names, .warning))")
      terminal.quote(obstacle.sentence, indent: 4 + obstacle.task.count, wraps: true)
    }
  }

  private func printProblems(on terminal: Terminal) {
    let rows = report.learners.filter { $0.problem != nil }
    guard !rows.isEmpty else { return }
    terminal.say("\n" + terminal.painted("Could not be read", .strong))
    for row in rows {
      terminal.say("  " + terminal.painted(row.learner.onOneLine, .warning))
      terminal.quote(row.problem ?? "", indent: 4, wraps: true)
    }
  }

  /// The next step, for the task that has the most learners working on it.
  private var next: String {
    let program = NextStep.program
    let begun = report.learners.filter(\.hasBegun)
    let places = Dictionary(grouping: begun) { $0.place(in: report.tasks) ?? "" }
    let busiest = report.tasks.max { places[$0, default: []].count < places[$1, default: []].count }
    guard !begun.isEmpty else { return "wait until a learner has begun, and grade the room again" }
    guard let task = busiest, let people = places[task],
      let chapter = task.split(separator: ".").first
    else {
      let all = begun.count == report.learners.count ? "every task" : "every started task"
      return "\(all) is solved. Compare two answers in the room with `\(program) solution N.T`"
    }
    let who = RoomBoard.words(for: people.map(\.learner.onOneLine), of: begun.count)
    return isOneChapter
      ? "\(who) at \(task); `\(program) hint \(task)` has questions to ask them"
      : "\(who) at \(task); `\(program) room \(folder) \(chapter)` shows each learner's problem"
  }

  private static func words(for names: [String], of count: Int) -> String {
    if names.count == 1 { return "\(names[0]) is" }
    return names.count * 2 > count ? "most are" : "\(names.count) of \(count) are"
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
