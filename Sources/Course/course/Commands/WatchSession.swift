import Terminal
import Exercises
import Files
import Foundation
import Grading
import PlainText

/// A watcher for one exercise that shows a verdict after every save and responds to key presses.
final class WatchSession {
  private let check: ExerciseCheck
  private let terminal: Terminal
  private let readKey: (() -> Character?)?
  private var latest: CheckReport?
  /// The key that ended the watch.
  private var end: WatchKey?

  /// Creates a session.
  ///
  /// - Parameter readKey: Returns the next pressed key, if any. Pass `nil` if there is no keyboard.
  init(check: ExerciseCheck, terminal: Terminal, readKey: (() -> Character?)?) {
    self.check = check
    self.terminal = terminal
    self.readKey = readKey
  }

  /// Watches the exercise, and returns the exercise to watch next, or `nil` to quit.
  func run() throws -> Exercise? {
    while true {
      end = nil
      AnswerWatch(of: check.exercise).run(
        grading: { hasChanged in
          Result { try self.check.report { self.handleKeys() || hasChanged() } }
        }, showing: show, until: handleKeys)
      guard end == .next else { return nil }
      if let exercise = try nextExercise() { return exercise }
      terminal.say("All other exercises are solved.")
    }
  }

  private func show(_ verdict: Result<CheckReport, any Error>) {
    if case .success(let report) = verdict { latest = report }
    if end != nil { return }
    if terminal.isInteractive { terminal.write("\u{1b}[2J\u{1b}[3J\u{1b}[H") }
    WatchSession.print(verdict, on: terminal)
    let name = check.exercise.chapter.name
    terminal.say(terminal.painted("Watching \(name). Ctrl-C stops it.", .frame))
    sayKeys()
  }

  /// Prints a verdict, or an error that the next save might fix.
  static func print(_ verdict: Result<CheckReport, any Error>, on terminal: Terminal) {
    switch verdict {
    case .success(let report): CheckOutput(report: report).print(on: terminal)
    case .failure(let error):
      terminal.say("\(FileProblem.sentence(for: error))\n".withVisibleControls)
    }
  }

  /// Handles the pressed keys, and returns true if one of them ends the watch.
  private func handleKeys() -> Bool {
    while end == nil, let typed = readKey?() {
      guard let key = WatchKey(typed: typed) else {
        if !typed.isWhitespace {
          say("Unknown key “\(typed)”. Press ? for help.".withVisibleControls)
        }
        continue
      }
      guard !key.isEnd else {
        end = key
        break
      }
      say()
      perform(key)
      sayKeys()
    }
    return end != nil
  }

  /// Handles a key that doesn't end the watch.
  func perform(_ key: WatchKey) {
    do {
      switch key {
      case .hint: try hint()
      case .solution: try showSolution()
      case .list: Board.print(try BoardReport(of: check.course), on: terminal)
      case .help: terminal.say(WatchKey.all)
      case .next, .quit: break
      }
    } catch {
      terminal.say(FileProblem.sentence(for: error))
    }
  }

  /// Returns the next exercise to solve, starting over at chapter 1 if all later ones are solved.
  func nextExercise() throws -> Exercise? {
    let chapters = check.course.chapters
    let number = check.exercise.chapter.number
    let later = chapters.filter { $0.number > number } + chapters.filter { $0.number < number }
    return try LearnerProgress(of: check.course).firstOpenTask(of: later)?.exercise
  }

  private func hint() throws {
    let open = latest?.currentTask?.id
    guard let task = check.exercise.tasks.first(where: { $0.id == open }) else {
      return terminal.say(
        latest == nil
          ? "Wait for the first verdict." : "All tasks are solved. Press n for the next exercise.")
    }
    try HintCommand.show(task, in: check.exercise, of: check.course, on: terminal)
  }

  private func showSolution() throws {
    let solved = latest?.tasks.last { $0.state == .solved }?.id
    guard let task = check.exercise.tasks.first(where: { $0.id == solved }) else {
      return terminal.say("Solve a task to see its solution, or press h for a hint.")
    }
    try SolutionCommand.print(task, in: check.exercise, on: terminal)
  }

  private func say(_ line: String = "") {
    check.progress.clear()
    terminal.say(line)
  }

  private func sayKeys() {
    if readKey != nil { terminal.say(terminal.painted(WatchKey.line, .frame)) }
  }
}

/// The keys of `course watch`.
enum WatchKey: Character, CaseIterable {
  case hint = "h"
  case solution = "s"
  case list = "l"
  case next = "n"
  case quit = "q"
  case help = "?"

  /// Creates the key for a typed character, even if it is uppercase or full-width, as in `？`.
  init?(typed: Character) {
    let text = String(typed).precomposedStringWithCompatibilityMapping.lowercased()
    guard text.count == 1, let letter = text.first else { return nil }
    self.init(rawValue: letter)
  }

  /// The summary of the keys, shown under a verdict.
  static let line = "h hint · s solution · l list · n next exercise · q quit · ? keys"

  static let all = """
    h  the next hint for the first open task
    s  your answer beside the solution, for the last task that is solved
    l  all chapters
    n  the next unsolved exercise
    q  quit; so does Ctrl-C
    """

  /// A Boolean value that indicates whether the key ends the watch.
  var isEnd: Bool { self == .next || self == .quit }
}
