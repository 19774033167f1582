import Terminal
import Contacts
import Exercises
import Grading
import LiveSite
import PlainText
import Scenes

/// `course try NAME`: a part of the app, running in the terminal.
enum Try: Command {
  static let name = "try"
  static let summary = "try out your answer, or a part of the app"
  static let operands = 1
  static let help = """
    course try NAME|N.T

      Shows a part of Contacts on a phone in your terminal. Type into it. Every
      variant of the code gets the same input, and you see how long each one showed
      a wrong screen.
      Scenes: \(allScenes().map(\.name).joined(separator: ", ")).

      For these tasks, it runs your answer: \(AnsweredScene.tasks.joined(separator: ", ")).
      It first tries up to a thousand random inputs. If one makes the screen wrong,
      the script is a shortened version of that input.

      Keys: In a field, type letters, or press Return to play the script. On a
      button, Return or space taps it, and s plays the script. Tab selects the next
      part. Up and Down select a variant. Left and Right move in time. Escape quits.

      Without a terminal, the command prints a run of each variant, or of your
      answer. The exit code is 1 if your answer fails.

      Examples: swift run course try search
                swift run course try 7.5
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    let names = allScenes().map(\.name)
    let listed =
      "The scenes are \(names.joined(separator: ", ")). The tasks with a scene are "
      + AnsweredScene.tasks.joined(separator: ", ") + "."
    guard let name = arguments.operands.first else { throw UsageError("missing name. \(listed)") }
    if name.contains(".") { return try tryAnswer(to: name, on: terminal) }
    guard let scene = allScenes().first(where: { $0.name == name.lowercased() }) else {
      let near = names.closest(to: name).map { "Did you mean \($0)? " } ?? ""
      throw UsageError("unknown scene \(name). \(near)\(listed)")
    }
    if terminal.isInteractive, let input = KeyInput() {
      try play(TrySession(scene), input, terminal)
    } else {
      let runs = scene.variants.indices.map { scene.transcript(variant: $0, width: terminal.width) }
      terminal.write(runs.joined(separator: "\n"))
    }
    return .success
  }

  private static func tryAnswer(to id: String, on terminal: Terminal) throws -> ExitCode {
    let course = try Course()
    let selection = try Selection(id)
    let exercise = try course.exercise(selection.chapter)
    let task = try exercise.task(selection.task ?? 0)
    for remark in try AnswerFolder(of: exercise).prepare() { terminal.complain(remark) }
    let program = try AnswerProgram(
      of: task, in: exercise, Answers(of: exercise, in: exercise.answers),
      progress: ProgressReporter(.standard()))
    let found = try program.counterexample()
    let script = found?.history ?? program.scene.script
    let variant = program.scene.variants.count - 1
    if terminal.isInteractive, let input = KeyInput() {
      let session = try TrySession(
        program.scene, variant: variant, script: script, play: program.runs)
      try play(session, input, terminal)
      return found == nil ? .success : .failure
    }
    let runs = try program.runs(of: script)
    terminal.write(
      program.scene.transcript(of: runs[variant], variant: variant, width: terminal.width))
    terminal.say(
      found == nil
        ? "The screen was correct for a thousand inputs."
        : "This is a short input that makes the screen wrong.")
    return found == nil ? .success : .failure
  }

  private static func play(
    _ session: TrySession, _ input: KeyInput, _ terminal: Terminal
  ) throws {
    let screen = FullScreen(writingTo: terminal.write)
    defer {
      screen.end()
      input.end()
    }
    let clock = ContinuousClock()
    var session = session
    var last = clock.now
    while true {
      // Don't count the time when the program was suspended.
      session.pass(min(last.duration(to: clock.now), .milliseconds(200)))
      last = clock.now
      while let key = input.nextKey() {
        guard try session.press(key) else { return }
      }
      let size = terminal.size() ?? Terminal.Size(columns: 80, rows: 24)
      let frame = TryFrame(session: session, size: size, hasColor: terminal.hasColor)
      if input.isInForeground { screen.draw(frame.lines) }
      input.wait(milliseconds: 50)
    }
  }
}
