import Terminal
import Exercises
import Files
import Grading
import PlainText

/// Watches one exercise: a verdict at every save, and keys in between.
final class WatchSession {
  private let check: ExerciseCheck
  private let terminal: Terminal
  private let readKey: (() -> Character?)?
  private var latest: CheckReport?
  /// The key that ended the watching.
  private var end: WatchKey?

  /// - Parameter readKey: The next key that was typed, if any; asked about 20 times a second. Nil without a keyboard.
  init(check: ExerciseCheck, terminal: Terminal, readKey: (() -> Character?)?) {
    self.check = check
    self.terminal = terminal
    self.readKey = readKey
  }

  /// Returns the exercise to watch next; nil when it is time to go.
  func run() throws -> Exercise? {
    while true {
      end = nil
      AnswerWatch(of: check.exercise).run(
        grading: { hasChanged in
          Result { try self.check.report { self.isEndAsked() || hasChanged() } }
        }, showing: show, until: isEndAsked)
      guard end == .next else { return nil }
      if let exercise = try nextExercise() { return exercise }
      terminal.say("No other exercise is open.")
    }
  }

  private func show(_ verdict: Result<CheckReport, any Error>) {
    if case .success(let report) = verdict { latest = report }
    if end != nil { return }
    if terminal.isInteractive { terminal.write("\u{1b}[2J\u{1b}[3J\u{1b}[H") }
    WatchSession.print(verdict, on: terminal)
    let name = check.exercise.chapter.name
    terminal.say(terminal.painted("Watching \(name). Ctrl-C ends it.", .frame))
    sayKeys()
  }

  /// What stands in the way now may be gone at the next save.
  static func print(_ verdict: Result<CheckReport, any Error>, on terminal: Terminal) {
    switch verdict {
    case .success(let report): CheckOutput(report: report).print(on: terminal)
    case .failure(let error):
      terminal.say("\(FileProblem.sentence(for: error))\n".withVisibleControls)
    }
  }

  /// Obeys what was typed; true when the watching is to end.
  private func isEndAsked() -> Bool {
    while end == nil, let typed = readKey?() {
      guard let key = WatchKey(typed: typed) else {
        if !typed.isWhitespace { say("“\(typed)” is no key here.".withVisibleControls) }
        continue
      }
      guard !key.isEnd else {
        end = key
        break
      }
      say()
      obey(key)
      sayKeys()
    }
    return end != nil
  }

  /// Does what a key asks for, with what the last verdict said.
  func obey(_ key: WatchKey) {
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

  /// The next exercise in the order of the course that is not solved; nil if there is none.
  func nextExercise() throws -> Exercise? {
    let chapters = check.course.chapters
    let number = check.exercise.chapter.number
    let later = chapters.filter { $0.number > number } + chapters.filter { $0.number < number }
    return try LearnerProgress(of: check.course).firstOpenTask(of: later)?.exercise
  }

  private func hint() throws {
    let open = latest?.inWork?.id
    guard let task = check.exercise.tasks.first(where: { $0.id == open }) else {
      return terminal.say(
        latest == nil ? "There is no verdict yet." : "All is solved; n goes on to the next one.")
    }
    try HintCommand.show(task, in: check.exercise, of: check.course, on: terminal)
  }

  private func showSolution() throws {
    let solved = latest?.tasks.last { $0.state == .solved }?.id
    guard let task = check.exercise.tasks.first(where: { $0.id == solved }) else {
      return terminal.say("Ours stays closed until a task is solved. h gives a hint.")
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
