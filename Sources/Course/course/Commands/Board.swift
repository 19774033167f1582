import Terminal
import Exercises
import Grading
import Foundation

/// `course`: your progress, and the next command.
enum Board: Command {
  static let name = "board"
  static let summary = "your progress, and the next step"
  static let help = """
    course

      Shows your progress in every chapter, and the next command to type.
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    print(try BoardReport(of: Course()), on: terminal)
    return .success
  }

  static func print(_ report: BoardReport, on terminal: Terminal) {
    terminal.say(
      terminal.painted("Functional reactive programming", .strong)
        + terminal.painted("  \(report.solved) of \(report.tasks) tasks solved", .frame) + "\n")
    let most = report.chapters.map(\.tasks.count).max() ?? 0
    let widest = report.chapters.map(\.name.count).max() ?? 0
    let longestTitle = report.chapters.map(\.title.count).max() ?? 0
    let hasRoom = widest + most * 2 + longestTitle + 5 <= terminal.width
    for row in report.chapters {
      let name = row.name.padding(toLength: widest, withPad: " ", startingAt: 0)
      let sorted = row.tasks.sorted {
        $0.key.compare($1.key, options: .numeric) == .orderedAscending
      }
      let marks = sorted.map { mark($0.value, terminal) }.joined(separator: " ")
      let gap = String(repeating: " ", count: (most - sorted.count) * 2 + 2)
      let title = hasRoom ? gap + terminal.painted(row.title, .frame) : ""
      let used = 2 + widest + most * 2 + 2 + row.title.count
      let read = row.read.map { "  \($0.sentence)" } ?? ""
      let isWide = hasRoom && used + read.count <= terminal.width
      terminal.say(
        "  \(name)  \(marks)\(title)" + (isWide ? terminal.painted(read, .good) : ""))
    }
    let isOneToCheckAgain = report.chapters.contains { $0.tasks.values.contains(.testsChanged) }
    terminal.say(
      "\n"
        + terminal.painted(
          "✓ solved  ✗ tests fail  ~ edited since the check  ○ not begun"
            + (isOneToCheckAgain ? "  ↻ check again" : ""), .frame))
    if let problem = report.problem { terminal.say("\n\(problem)") }
    terminal.next(report.next)
  }

  private static func mark(_ state: LearnerProgress.State, _ terminal: Terminal) -> String {
    switch state {
    case .solved: terminal.painted("✓", .good)
    case .failing: terminal.painted("✗", .bad)
    case .edited: terminal.painted("~", .warning)
    case .testsChanged: terminal.painted("↻", .warning)
    case .untouched: terminal.painted("○", .frame)
    }
  }
}
