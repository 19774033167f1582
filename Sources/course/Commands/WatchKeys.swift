import Console
import CourseModel
import Judging

/// What a key does while an exercise is watched.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case solution = "s"
  case list = "l"
  case next = "n"
  case quit = "q"
  case help = "?"

  /// The line under a verdict.
  static let line = "h hint · s solution · l list · n next exercise · q quit · ? keys"

  static let all = """
    h  the next hint of the first open task
    s  yours beside ours, of the task that you solved last
    l  the list of all chapters
    n  on to the next exercise that is not solved
    q  quit; so does Ctrl-C
    """

  /// Whether it ends the watching of this exercise.
  var isEnd: Bool { self == .next || self == .quit }
}

/// Does what keys ask for, with what the last verdict said.
struct WatchKeys {
  let exercise: Exercise
  let course: Course
  let terminal: Terminal

  func obey(_ key: WatchKey, after report: CheckReport?) {
    do {
      switch key {
      case .hint: try hint(after: report)
      case .solution: try showSolution(after: report)
      case .list: Board.print(try BoardReport(of: course), on: terminal)
      case .help: terminal.say(WatchKey.all)
      case .next, .quit: break
      }
    } catch {
      terminal.say(FileProblem.sentence(for: error))
    }
  }

  /// The next exercise in the order of the course that is not solved; nil if there is none.
  func nextExercise() throws -> Exercise? {
    let chapters = course.chapters
    let after = chapters.drop { $0.number <= exercise.chapter.number }
    let before = chapters.prefix { $0.number < exercise.chapter.number }
    return try LearnerProgress(of: course).firstOpenTask(of: Array(after + before))?.exercise
  }

  private func hint(after report: CheckReport?) throws {
    let open = report?.inWork?.id
    guard let task = exercise.tasks.first(where: { $0.id == open }) else {
      return terminal.say(
        report == nil ? "There is no verdict yet." : "All is solved; n goes on to the next one.")
    }
    let hint = try HintCommand.report(on: task, in: exercise, course: course, startsOver: false)
    HintCommand.print(hint, of: task, on: terminal)
  }

  private func showSolution(after report: CheckReport?) throws {
    let solved = report?.tasks.last { $0.state == .solved }.map(\.id) ?? nil
    guard let task = exercise.tasks.first(where: { $0.id == solved }) else {
      return terminal.say("Ours stays closed until a task is solved. h gives a hint.")
    }
    try SolutionCommand.print(task, in: exercise, on: terminal)
  }
}
