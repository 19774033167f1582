import Terminal
import Exercises
import Files
import Grading
import Pages
import PlainText

/// `course start N[.T]`: creates the folder for your answers.
enum Start: Command {
  static let name = "start"
  static let summary = "create your folder for an exercise"
  static let operands = 1
  static let help = """
    course start N[.T]

      Creates Answers/NN-name with exercise N's stubs, which you edit, and links to
      the course's tests. The folder is a package, so you can open it in your editor
      and run `swift test`. `check`, `watch`, and `hint` create it too. Your changes
      are kept, and missing stubs are restored. If the course changes the stub of a
      task that you have started, a note says so. start N.T hides the note.

      Example: swift run course start 6
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    try withLock(arguments) { try start($0, task: $1, in: $2, on: terminal) }
  }

  static func start(
    _ exercise: Exercise, task: ExerciseTask? = nil, in course: Course, on terminal: Terminal
  ) throws {
    let folder = AnswerFolder(of: exercise)
    // Print no notes if a task is named, because `acknowledge` hides its note.
    let sentences =
      try folder.prepare(restoresDeleted: true) + (task == nil ? folder.remarks() : [])
    for sentence in sentences { terminal.say(sentence) }
    if sentences.isEmpty {
      terminal.say("\(exercise.answerFolder) already exists, and nothing was changed.")
    }
    if let task { try folder.acknowledge([task]) }
    let first = LearnerProgress(of: course).firstOpenTask(in: exercise) ?? exercise.tasks.first
    if let open = task ?? first {
      terminal.next(
        "\(NextStep.editing(open, of: exercise)), then `\(NextStep.program) check \(open.id)`")
    }
  }
}
