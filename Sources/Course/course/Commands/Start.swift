import Terminal
import Exercises
import Files
import Grading
import Pages
import PlainText

/// `course start N[.T]`: a folder of your own for an exercise.
enum Start: Command {
  static let name = "start"
  static let summary = "a folder of your own for an exercise"
  static let operands = 1
  static let help = """
    course start N[.T]

      Makes Answers/NN-name: a copy of each stub of exercise N, in which you write,
      and links to the course's tests. It is a package: open it in your editor, or
      type `swift test` there. `check`, `watch` and `hint` make it, too.
      What stands there stays as it is; a stub that is missing is copied again. When
      a newer course has another stub of a task that you have begun, start N.T ends
      the remark about it.

      Example: swift run course start 6
    """

  static func run(_ arguments: Arguments, terminal: Terminal) throws -> ExitCode {
    guard let word = arguments.operands.first else {
      throw UsageError("start what? Write for example `swift run course start 6`.")
    }
    let selection = try Selection(word)
    let course = try Course()
    let lock = try course.lock(saying: name)
    defer { lock.release() }
    try start(selection, in: course, on: terminal)
    return .success
  }

  static func start(
    _ selection: Selection, in course: Course, on terminal: Terminal
  ) throws {
    let exercise = try course.exercise(selection.chapter)
    let task = try selection.task.map(exercise.task)
    let folder = AnswerFolder(of: exercise)
    // The learner who names a task has seen the remark about it.
    let sentences = try folder.begin(restoresDeleted: true) + (task == nil ? folder.remarks() : [])
    for sentence in sentences { terminal.say(sentence) }
    if sentences.isEmpty {
      terminal.say("\(exercise.answerFolder) is there already, and stays as it is.")
    }
    if let task { try folder.acknowledge([task]) }
    let first = LearnerProgress(of: course).firstOpenTask(in: exercise) ?? exercise.tasks.first
    if let open = task ?? first {
      terminal.next(
        "\(NextStep.editing(open, of: exercise)), then `\(NextStep.program) check \(open.id)`")
    }
  }
}
