import Console
import CourseModel
import Judging
import PlainText

/// Watches one exercise: a verdict at every save, and keys in between.
final class WatchSession {
  private let check: ExerciseCheck
  private let isolation: String
  private let terminal: Terminal
  private let readKey: () -> Character?
  private let hasKeys: Bool
  private let keys: WatchKeys
  private var latest: CheckReport?
  /// The key that ended the watching.
  private var end: WatchKey?

  /// - Parameter readKey: The next key that was typed, if any; asked about 20 times a second.
  init(
    check: ExerciseCheck, isolation: String, terminal: Terminal,
    readKey: @escaping () -> Character?, hasKeys: Bool
  ) {
    self.check = check
    self.isolation = isolation
    self.terminal = terminal
    self.readKey = readKey
    self.hasKeys = hasKeys
    keys = WatchKeys(exercise: check.exercise, course: check.course, terminal: terminal)
  }

  /// Returns the exercise to watch next; nil when it is time to go.
  func run() throws -> Exercise? {
    while true {
      end = nil
      AnswerWatch(of: check.exercise).run(
        judging: { hasChanged in
          Result { try self.check.report { self.isEndAsked() || hasChanged() } }
        }, showing: show, until: isEndAsked)
      guard end == .next else { return nil }
      if let exercise = try keys.nextExercise() { return exercise }
      terminal.say("No other exercise is open.")
    }
  }

  private func show(_ verdict: Result<CheckReport, any Error>) {
    if case .success(let report) = verdict { latest = report }
    if end != nil { return }
    if terminal.isInteractive { terminal.write("\u{1b}[2J\u{1b}[3J\u{1b}[H") }
    terminal.say(terminal.painted(isolation, .frame))
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
    while end == nil, let typed = readKey() {
      guard let key = WatchKey(rawValue: Character(typed.lowercased())) else {
        if !typed.isWhitespace { say("“\(typed)” is no key here.".withVisibleControls) }
        continue
      }
      guard !key.isEnd else {
        end = key
        break
      }
      say()
      keys.obey(key, after: latest)
      sayKeys()
    }
    return end != nil
  }

  private func say(_ line: String = "") {
    check.progress.clear()
    terminal.say(line)
  }

  private func sayKeys() {
    if hasKeys { terminal.say(terminal.painted(WatchKey.line, .frame)) }
  }
}
